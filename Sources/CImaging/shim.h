#pragma once
#include <leptonica/allheaders.h>
#include <png.h>
#include <tesseract/capi.h>
