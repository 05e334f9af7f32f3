"""How a sheet of paper lies in space, and where a camera sees each part of it."""

import numpy as np

from phone.kinds import KINDS, Kind

Array = np.ndarray


class Paper:
    """A sheet of `width` by `height`, curled and folded, seen by a camera from above."""

    # What a phone's main camera sees: focal length over the longer side of the frame.
    focal = 0.75

    def __init__(
        self,
        rng: np.random.Generator,
        size: tuple[int, int],
        frame: tuple[int, int],
        turn: float,
        fill: float,
        kind: Kind = KINDS["plain"],
    ):
        self.width, self.height = size
        self.frame = frame
        self.roll = rng.uniform(-1, 1) * 0.09 * self.height
        self.gutter = rng.choice([0, rng.uniform(-1, 1) * 0.09 * self.width])
        self.folds = [(rng.uniform(0.15, 0.85), rng.uniform(-0.05, 0.05)) for _ in range(rng.integers(0, 4))]
        self.wave = (rng.uniform(0, 0.004) * self.height, rng.uniform(1, 2.5), rng.uniform(0, 6.28))
        self.creases = [_crease(rng, kind.crumple) for _ in range(26 if kind.crumple else 0)]
        tilt, towards = np.deg2rad(rng.uniform(*kind.tilt)), rng.uniform(0, 2 * np.pi)
        self.matrix = _rotation(tilt * np.cos(towards), tilt * np.sin(towards), np.deg2rad(turn))
        self.distance = 1.0
        self.shift = np.zeros(2)
        self._fit(rng, fill)

    def lift(self, u: Array, v: Array) -> Array:
        """How far the point (u, v), each in 0...1, lies above the table."""
        from_middle = v - 0.5
        across = u - 0.5
        size, waves, phase = self.wave
        height = self.roll * 4 * from_middle**2 * (1 + 0.3 * across)
        height = height + self.gutter * 4 * across**2 * (0.6 + 0.8 * v)
        height = height + size * np.sin(waves * 2 * np.pi * v + phase) * (0.5 + across)
        for place, slope in self.folds:
            height = height + slope * self.height * np.abs(v - place)
        for u_0, v_0, angle, length, breadth, lift in self.creases:
            x, y = u - u_0, (v - v_0) * self.height / self.width
            along, beside = x * np.cos(angle) + y * np.sin(angle), y * np.cos(angle) - x * np.sin(angle)
            height = height + lift * self.width * np.exp(-((along / length) ** 2) - (beside / breadth) ** 2)
        return height

    def seen(self, u: Array, v: Array) -> tuple[Array, Array]:
        """Where the camera sees the point (u, v)."""
        points = np.stack([(u - 0.5) * self.width, (v - 0.5) * self.height, -self.lift(u, v)])
        x, y, z = np.tensordot(self.matrix, points, 1)
        scale = self.focal * max(self.frame) / (z + self.distance)
        return x * scale + self.frame[0] / 2 + self.shift[0], y * scale + self.frame[1] / 2 + self.shift[1]

    def found(self, x: Array, y: Array) -> tuple[Array, Array]:
        """The point (u, v) that the camera sees at (x, y), by Newton's method."""
        u, v = np.full_like(x, 0.5), np.full_like(y, 0.5)
        step = 1e-4
        for _ in range(12):
            at_x, at_y = self.seen(u, v)
            u_x, u_y = self.seen(u + step, v)
            v_x, v_y = self.seen(u, v + step)
            a, b = (u_x - at_x) / step, (v_x - at_x) / step
            c, d = (u_y - at_y) / step, (v_y - at_y) / step
            area = a * d - b * c
            away_x, away_y = x - at_x, y - at_y
            u = np.clip(u + np.clip((d * away_x - b * away_y) / area, -0.3, 0.3), -1.5, 2.5)
            v = np.clip(v + np.clip((a * away_y - c * away_x) / area, -0.3, 0.3), -1.5, 2.5)
        return u, v

    def shade(self, u: Array, v: Array, light: tuple[float, float]) -> Array:
        """How bright the paper is by its slope towards a light in the direction `light`."""
        step = 2e-3
        along_u = (self.lift(u + step, v) - self.lift(u - step, v)) / (2 * step * self.width)
        along_v = (self.lift(u, v + step) - self.lift(u, v - step)) / (2 * step * self.height)
        return np.clip(1 + light[0] * along_u + light[1] * along_v, 0.55, 1.15)

    def _fit(self, rng: np.random.Generator, fill: float) -> None:
        """Moves the camera until the sheet fills the share `fill` of the frame along one side."""
        edge = np.linspace(0, 1, 21)
        u = np.concatenate([edge, edge, 0 * edge, 0 * edge + 1])
        v = np.concatenate([0 * edge, 0 * edge + 1, edge, edge])
        self.distance = 4.0 * self.height
        for _ in range(8):
            x, y = self.seen(u, v)
            share = max((x.max() - x.min()) / self.frame[0], (y.max() - y.min()) / self.frame[1])
            self.distance *= share / fill
        x, y = self.seen(u, v)
        room = np.array([self.frame[0] - (x.max() - x.min()), self.frame[1] - (y.max() - y.min())])
        place = np.clip(rng.normal(0.5, 0.15, 2), 0.1, 0.9)
        self.shift = room * place - np.array([x.min(), y.min()])


def _crease(rng: np.random.Generator, lift: float) -> tuple[float, ...]:
    """Returns where a crease lies, its angle, its length and breadth, and how far it lifts the paper, by its width."""
    place = rng.uniform(0, 1, 2)
    size = rng.uniform(0.1, 0.4), rng.uniform(0.02, 0.05)
    return (*place, rng.uniform(0, np.pi), *size, lift * rng.uniform(-1, 1))


def _rotation(about_x: float, about_y: float, about_z: float) -> Array:
    def turn(first: int, second: int, angle: float) -> Array:
        matrix = np.eye(3)
        matrix[first, first] = matrix[second, second] = np.cos(angle)
        matrix[first, second], matrix[second, first] = -np.sin(angle), np.sin(angle)
        return matrix

    return turn(1, 2, about_x) @ turn(0, 2, about_y) @ turn(0, 1, about_z)
