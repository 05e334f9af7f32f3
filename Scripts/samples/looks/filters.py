"""Filters on float arrays that several looks share."""

import numpy as np
from PIL import Image

Array = np.ndarray


def blur(image: Array, sigma: float) -> Array:
    """Returns `image` (rows, columns[, channels]) blurred by a Gaussian of `sigma` pixels."""
    if sigma <= 0:
        return image
    reach = max(1, int(3 * sigma + 0.5))
    offsets = np.arange(-reach, reach + 1)
    kernel = np.exp(-(offsets**2) / (2 * sigma**2))
    kernel /= kernel.sum()
    for axis in (0, 1):
        padding = [(0, 0)] * image.ndim
        padding[axis] = (reach, reach)
        padded = np.pad(image, padding, mode="edge")
        total = np.zeros_like(image)
        for weight, start in zip(kernel, range(2 * reach + 1)):
            window = [slice(None)] * image.ndim
            window[axis] = slice(start, start + image.shape[axis])
            total += np.float32(weight) * padded[tuple(window)]
        image = total
    return image


def resized(image: Array, width: int, height: int) -> Array:
    """Returns an image scaled with an area filter, each channel by itself."""
    planes = image[..., None] if image.ndim == 2 else image
    scaled = [
        np.asarray(Image.fromarray(np.ascontiguousarray(planes[..., channel])).resize((width, height), Image.LANCZOS))
        for channel in range(planes.shape[2])
    ]
    return scaled[0] if image.ndim == 2 else np.stack(scaled, axis=-1)


def sampled(image: Array, x: Array, y: Array) -> Array:
    """Returns the values of `image` at the points (x, y), between pixels bilinearly, 0 outside."""
    height, width = image.shape[:2]
    left = np.floor(x).astype(np.int32)
    top = np.floor(y).astype(np.int32)
    inside = (left >= 0) & (top >= 0) & (left < width - 1) & (top < height - 1)
    left = np.clip(left, 0, width - 2)
    top = np.clip(top, 0, height - 2)
    across = np.clip(x - left, 0, 1).astype(np.float32)
    down = np.clip(y - top, 0, 1).astype(np.float32)
    if image.ndim == 3:
        across, down, inside = across[..., None], down[..., None], inside[..., None]
    upper = image[top, left] * (1 - across) + image[top, left + 1] * across
    lower = image[top + 1, left] * (1 - across) + image[top + 1, left + 1] * across
    return (upper * (1 - down) + lower * down) * inside


def colour(name: str) -> Array:
    """Returns the colour `#rrggbb` as three numbers in 0...1."""
    return np.array([int(name[index : index + 2], 16) / 255 for index in (1, 3, 5)], dtype=np.float32)
