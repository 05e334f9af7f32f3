#pragma once
#include <stddef.h>

/// The receipt model's `traineddata`, as Tesseract takes it from memory.
const char *tallyroll_receipt_model_data(void);
/// Its size in bytes.
extern const size_t tallyroll_receipt_model_size;
