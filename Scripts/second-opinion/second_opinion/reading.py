"""Reads a file: pages, lines, letters, words."""
import os
import time
from importlib import metadata, util

import cv2
import numpy as np
import onnxruntime

from . import recogniser, upright, words
from .detector import Detector
from .failure import Failure
from .pages import pages
from .recogniser import Recogniser
from .worker import microseconds

MODELS = {"det": "PP-OCRv6_det_small.onnx", "rec": "PP-OCRv6_rec_small.onnx"}


class Reader:
    """Reads files with a detector and a recogniser of lines."""

    def __init__(self, settings, detector, recogniser, engine):
        self._settings = settings
        self._detector = detector
        self._recogniser = recogniser
        self._engine = engine

    @classmethod
    def start(cls, settings):
        """Loads the models that come with RapidOCR; its own code is not used: it reads slower, and may download."""
        cv2.setNumThreads(1)
        found = util.find_spec("rapidocr")
        if not found or not found.submodule_search_locations:
            raise Failure("ocr-engine-unavailable", "rapidocr is not installed", "run 'make second-opinion' again")
        folder = os.path.join(found.submodule_search_locations[0], "models")
        try:
            sessions = {part: _session(os.path.join(folder, file)) for part, file in MODELS.items()}
        except Exception as error:
            raise Failure(
                "ocr-engine-unavailable", f"the models cannot be loaded: {error}",
                "run 'make second-opinion' again, or raise 'limits: memory'") from None
        engine = f"rapidocr {metadata.version('rapidocr')} PP-OCRv6 small onnxruntime {onnxruntime.__version__}"
        return cls(settings, Detector(sessions["det"]), Recogniser(sessions["rec"]), engine)

    def read(self, content, deadline):
        """Returns the words of all pages of a file, as the protocol has them."""
        start, spent, read = time.monotonic(), 0, []
        media_type, found = pages(content, self._settings)
        for number, page in enumerate(found, 1):
            began = time.monotonic()
            deadline.check()
            try:
                read.append({"number": number, **self._page(page, deadline), "engine": self._engine})
            except (Failure, MemoryError):
                raise
            except Exception as error:
                raise Failure("ocr-failed", f"the engine gave up on page {number}: {error}") from None
            spent += microseconds(began)
        whole = microseconds(start)
        return {
            "mediaType": media_type, "pages": read,
            "microseconds": {"load": max(1, whole - spent), "recognise": max(1, spent)}}

    def _page(self, page, deadline):
        image = np.asarray(page.picture)
        rotation, width, height = page.rotation, page.width, page.height
        lines = self._detector.lines(image)
        deadline.check()
        if self._settings.orientation == "auto":
            quarters = upright.turns(image, lines, self._recogniser.read)
            if quarters:
                lines = upright.turned_lines(lines, quarters, image.shape[1], image.shape[0])
                image = upright.turned(image, quarters)
                rotation = (rotation + 90 * quarters) % 360
                if quarters % 2:
                    width, height = height, width
        crops = [recogniser.crop(image, corners) for corners in lines]
        letters = self._recogniser.read(crops, deadline.check)
        # The picture may be smaller than the page that it is of.
        scale = np.array([width / image.shape[1], height / image.shape[0]], np.float32)
        placed = [(corners * scale).tolist() for corners in lines]
        return {
            "width": width, "height": height, "rotation": rotation,
            "words": words.page_words(list(zip(placed, letters)))}


def _session(path):
    options = onnxruntime.SessionOptions()
    # A worker runs on each core already.
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 4
    # The arena would keep the most that lines of each length ever took.
    options.enable_cpu_mem_arena = False
    return onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
