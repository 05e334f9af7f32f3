#include "CReceiptModel.h"

// An array of numbers in Swift would take minutes to compile.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char model[] = {
#embed "receipt.traineddata"
};
const size_t tallyroll_receipt_model_size = sizeof model;
const char *tallyroll_receipt_model_data(void) { return model; }
