#!/usr/bin/env python3
"""Turns an integer Tesseract network back into a float one, so that training can go on from it.

Debian ships only the integer ("fast") networks, and lstmtraining refuses to continue from those. An
integer weight is a byte and each output has a scale in double precision; their product is the weight in
float, within half a step of what it was before it was rounded, which is the very precision at which the
shipped network recognises. So the float network reads as the shipped one does, and can be trained
further.

  combine_tessdata -e deu.traineddata deu.lstm
  dequantise.py deu.lstm deu-float.lstm

The format is that of Tesseract 4 and 5 (Network, WeightMatrix and LSTMRecognizer::Serialize), little
endian.
"""

import struct
import sys

import numpy

INT_FLAG = 1  # of a weight matrix, and of the recogniser's training flags
DOUBLE_FLAG = 128  # of a weight matrix: values are doubles
PLUMBING = {
    "Series",
    "Parallel",
    "Replicated",
    "ParBidiLSTM",
    "DepParUDLSTM",
    "Par2dLSTM",
    "RTLReversed",
    "TTBReversed",
    "XYTranspose",
}
LSTMS = {"LSTM", "SummLSTM", "LSTMSoftmax", "LSTMBinarySoftmax"}
FULLY_CONNECTED = {
    "Logistic",
    "LinLogistic",
    "LinTanh",
    "Tanh",
    "Relu",
    "Linear",
    "Softmax",
    "SoftmaxNoCTC",
    "PosClip",
    "SymClip",
}
LAYER_SPECIFIC_RATES = 64


class Network:
    """Copies a serialised network from `data` to `out`, its weights as doubles."""

    def __init__(self, data):
        self.data = data
        self.at = 0
        self.out = bytearray()

    def take(self, form):
        values = struct.unpack_from("<" + form, self.data, self.at)
        self.at += struct.calcsize("<" + form)
        return values

    def copy(self, form):
        start = self.at
        values = self.take(form)
        self.out += self.data[start : self.at]
        return values

    def text(self):
        (length,) = self.copy("I")
        (value,) = self.copy(f"{length}s")
        return value.decode()

    def weights(self):
        (mode,) = self.take("B")
        if not mode & DOUBLE_FLAG:
            raise SystemExit("the network is of a format older than Tesseract 4.0")
        if not mode & INT_FLAG:
            raise SystemExit("the network is a float one already")
        outputs, inputs, _ = self.take("IIb")
        count = outputs * inputs
        whole = numpy.frombuffer(self.data, numpy.int8, count, self.at).reshape(outputs, inputs)
        self.at += count
        (scales,) = self.take("I")
        scale = numpy.frombuffer(self.data, "<f8", scales, self.at)[:outputs]
        self.at += 8 * scales
        self.out += struct.pack("<BIId", mode & ~INT_FLAG, outputs, inputs, 0.0)
        self.out += (whole * scale[:, None]).astype("<f8").tobytes()
        return outputs

    def layer(self):
        self.copy("b")
        kind = self.text()
        _, _, flags, inputs, _, _ = self.copy("bbiiii")
        name = self.text()
        if kind in PLUMBING or kind.endswith("Series"):
            (size,) = self.copy("I")
            for _ in range(size):
                self.layer()
            if flags & LAYER_SPECIFIC_RATES:
                (rates,) = self.copy("I")
                self.copy(f"{rates}f")
        elif kind == "Input":
            self.copy("5i")
        elif kind in ("Convolve", "Maxpool", "Reconfig"):
            self.copy("2i")
        elif kind in FULLY_CONNECTED:
            self.weights()
        elif kind in LSTMS:
            (whole_inputs,) = self.copy("i")
            states = self.weights()
            two_dimensional = kind in ("LSTM", "SummLSTM") and whole_inputs == inputs + 2 * states
            for _ in range(4 if two_dimensional else 3):
                self.weights()
            if kind.startswith("LSTMS") or kind.startswith("LSTMB"):
                self.layer()
        else:
            raise SystemExit(f"unknown layer {kind} ({name})")

    def recogniser(self):
        self.layer()
        self.text()
        (flags,) = self.take("i")
        self.out += struct.pack("<i", flags & ~INT_FLAG)
        self.out += self.data[self.at :]
        return bytes(self.out)


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    with open(sys.argv[1], "rb") as file:
        network = Network(file.read())
    with open(sys.argv[2], "wb") as file:
        file.write(network.recogniser())


if __name__ == "__main__":
    main()
