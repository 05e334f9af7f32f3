internal import ReceiptModel

/// The model's box, by a name that Leptonica's does not share.
typealias PageBox = ReceiptModel.Box
