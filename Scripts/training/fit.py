#!/usr/bin/python3
"""Fits the weights that candidates for total, date, merchant and address are judged by.

usage: fit.py --out WEIGHTS [--report] SET=CANDIDATES.jsonl,TRUTH.jsonl[,WEIGHT] ...

CANDIDATES  what `tallyroll evaluate --candidates` writes: one object a line, with `file`, `field`, `readings` and the
            candidates, each a value and its features by name. A receipt that was read several times counts once: each
            number of readings an equal part.
TRUTH       the truth of the same files, as for `tallyroll evaluate`.
WEIGHT      how much a receipt of the set counts (1).

Two fits for each field. The first chooses: a multinomial logit over a receipt's candidates and "none of them".
The second says how far the choice can be trusted: a logistic function of the winner's features and its share,
fitted to winners that were chosen by weights from other receipts (five folds, by the file's name, so that copies
of one receipt stay together). Receipts whose name's hash leaves 0 modulo 5 are held out of both and of the choice
of thresholds; the report shows them apart. The same data gives the same weights.
"""
import argparse
import collections
import hashlib
import json
import os
import sys
from decimal import Decimal, InvalidOperation

import numpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from held_out import held_out, key, stem  # noqa: E402  (it needs the path above)
from likeness import likeness, merchant_right  # noqa: E402  (it needs the path above)
from priors import PRIORS, TRUST_PRIORS  # noqa: E402

FIELDS = ("total", "date", "merchant", "address")
FOLDS = 5
# From which trust on a value is given, and booked without a look. The trust is a probability: what is given is likelier
# right than wrong, and what is booked just so is right nine times of ten and more; most lies far above. Part of an
# address is of more use than none.
GIVE = {"total": 0.5, "date": 0.5, "merchant": 0.5, "address": 0.3}
BOOK = {"total": 0.95, "date": 0.9, "merchant": 0.9, "address": 0.9}
# How strongly weights are drawn to what is known beforehand, and those of the trust to 0.
RANK_PENALTY = {"total": 3.0, "date": 10.0, "merchant": 3.0, "address": 3.0}
TRUST_PENALTY = 4.0


def number(text):
    try:
        return Decimal(str(text))
    except InvalidOperation:
        return None


def rightness(field, row, values):
    """Which of the values are right, as shares: several names may be right, and some more than others."""
    want = row.get(field)
    if field == "total":
        return [1.0 if number(value) == number(want) else 0.0 for value in values]
    if field == "date":
        return [1.0 if value == want else 0.0 for value in values]
    if field == "merchant":
        like = [likeness(value, want) if merchant_right(value, want) else 0.0 for value in values]
    else:
        like = [likeness(value, want) for value in values]
        like = [value if value >= 0.8 else 0.0 for value in like]
    best = max(like, default=0)
    # What is nearly as good as the best is as right; the rest is right only where nothing better is there.
    return [1.0 if best and value >= best - 0.02 else 0.0 for value in like]


class Sample:
    """A receipt's candidates for one field."""

    def __init__(self, name, row, record, weight, names):
        self.set, self.file, self.weight = name, row["file"], weight
        self.values = [candidate["value"] for candidate in record["candidates"]]
        self.matrix = numpy.zeros((len(self.values), len(names)))
        for place, candidate in enumerate(record["candidates"]):
            for feature, value in candidate["features"].items():
                self.matrix[place, names[feature]] = value
        self.right = numpy.array(rightness(record["field"], row, self.values))
        self.want = row.get(record["field"])
        self.held_out = held_out(self.file)
        self.fold = key(self.file) // 5 % FOLDS

    def wins(self, value, field):
        """Whether the scorer takes the value for right."""
        if field == "merchant":
            return merchant_right(value, self.want)
        if field == "address":
            return likeness(value, self.want) >= 0.8
        return value == self.want if field == "date" else number(value) == number(self.want)


def descend(gradient, start, signs=None):
    """Adam with a falling step: plain, and the same on every machine. Weights keep to the side that `signs` say."""
    weights, first, second = start.copy(), numpy.zeros_like(start), numpy.zeros_like(start)
    steps = 1500
    for step in range(1, steps + 1):
        slope = gradient(weights)
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope * slope
        rate = 0.08 * (1 - step / (steps + 1))
        weights -= rate * (first / (1 - 0.9**step)) / (numpy.sqrt(second / (1 - 0.99**step)) + 1e-9)
        if signs is not None:
            weights = numpy.where(weights * signs < 0, 0.0, weights)
    return weights


def fit_rank(samples, start, pull):
    """The weights of the choice, the bias last."""
    samples = [sample for sample in samples if len(sample.values)]
    matrix = numpy.concatenate([numpy.hstack([s.matrix, numpy.ones((len(s.values), 1))]) for s in samples])
    right = numpy.concatenate([s.right for s in samples])
    starts = numpy.cumsum([0] + [len(s.values) for s in samples[:-1]])
    owner = numpy.repeat(numpy.arange(len(samples)), [len(s.values) for s in samples])
    weight = numpy.array([s.weight for s in samples])
    has_right = numpy.add.reduceat(right, starts) > 0

    def gradient(weights):
        score = numpy.clip(matrix @ weights, -40, 40)
        strength = numpy.exp(score)
        whole = 1 + numpy.add.reduceat(strength, starts)
        good = numpy.add.reduceat(strength * right, starts)
        share = strength / whole[owner]
        target = numpy.where(has_right[owner], strength * right / numpy.maximum(good, 1e-12)[owner], 0)
        slope = ((share - target) * weight[owner]) @ matrix
        penalty = pull * (weights - start)
        penalty[-1] = 0
        return (slope + penalty) / weight.sum()

    # What is known to speak for a candidate, or against it, is never turned round.
    signs = numpy.sign(start)
    signs[-1] = 0
    return descend(gradient, start, signs)


def winner(sample, rank):
    """The winner's place and its share of all candidates and of none."""
    if not len(sample.values):
        return None
    score = numpy.clip(sample.matrix @ rank[:-1] + rank[-1], -40, 40)
    place = int(numpy.argmax(score))
    strength = numpy.exp(score)
    return place, float(strength[place] / (1 + strength.sum()))


def trust_row(sample, place, share):
    bounded = min(max(share, 0.001), 0.999)
    return numpy.concatenate([sample.matrix[place], [numpy.log(bounded / (1 - bounded)), 1.0]])


def fit_trust(rows, labels, weight, names):
    """The weights of the trust: features, the share's log-odds, the bias."""
    matrix, labels, weight = numpy.array(rows), numpy.array(labels, float), numpy.array(weight)
    start = numpy.array([*(TRUST_PRIORS.get(name, 0.0) for name in names), 1.0, 0.0])

    def gradient(weights):
        share = 1 / (1 + numpy.exp(-numpy.clip(matrix @ weights, -40, 40)))
        slope = ((share - labels) * weight) @ matrix
        penalty = TRUST_PENALTY * (weights - start)
        penalty[-1] = 0
        return (slope + penalty) / weight.sum()

    return descend(gradient, start)


def trust_of(row, weights):
    return float(1 / (1 + numpy.exp(-numpy.clip(row @ weights, -40, 40))))


def fit(field, samples, names):
    """Returns the weights of a field, and of each receipt (sample, value, trust, right) as if never seen."""
    prior = numpy.array([PRIORS[field].get(name, 0.0) for name in [*names, "bias"]])
    learned = [s for s in samples if not s.held_out]
    chosen = []
    for fold in range(FOLDS):
        rank = fit_rank([s for s in learned if s.fold != fold], prior, RANK_PENALTY[field])
        for sample in (s for s in learned if s.fold == fold):
            found = winner(sample, rank)
            if found:
                right = sample.wins(sample.values[found[0]], field)
                chosen.append((sample, found[0], trust_row(sample, *found), right))
    judged = []
    for fold in range(FOLDS):
        others = [c for c in chosen if c[0].fold != fold]
        trust = fit_trust([c[2] for c in others], [c[3] for c in others], [c[0].weight for c in others], names)
        judged += [
            (c[0], c[0].values[c[1]], trust_of(c[2], trust), c[3]) for c in chosen if c[0].fold == fold
        ]
    rank = fit_rank(learned, prior, RANK_PENALTY[field])
    trust = fit_trust([c[2] for c in chosen], [c[3] for c in chosen], [c[0].weight for c in chosen], names)
    for sample in (s for s in samples if s.held_out):
        found = winner(sample, rank)
        if found:
            value = sample.values[found[0]]
            judged.append((sample, value, trust_of(trust_row(sample, *found), trust), sample.wins(value, field)))
    return rank, trust, judged


def report(field, samples, judged, give, book):
    print(f"-- {field}: given from {give:.3f}, booked from {book:.3f}")
    for part in ("learned", "held out"):
        for name in sorted({s.set for s in samples}):
            rows = [s for s in samples if s.set == name and s.held_out == (part != "learned")]
            own = [j for j in judged if j[0].set == name and j[0].held_out == (part != "learned")]
            if not rows:
                continue
            any_right = sum(1 for s in rows if s.right.any())
            best = sum(j[3] for j in own)
            right = sum(1 for j in own if j[3] and j[2] >= give)
            wrong = sum(1 for j in own if not j[3] and j[2] >= give)
            ok = sum(1 for j in own if j[3] and j[2] >= book)
            silent = sum(1 for j in own if not j[3] and j[2] >= book)
            n = len(rows)
            print(
                f"{part:9}{name:14}{n:5} there {any_right/n:.3f} best {best/n:.3f} right {right/n:.3f} wrong {wrong/n:.3f}"
                f"  booked {ok/n:.3f} silent {silent}"
            )


def misses(field, judged):
    """The winners that are false, the most trusted first: wrong truth, or what the features do not see."""
    for sample, value, trust, right in sorted(judged, key=lambda j: -j[2]):
        if not right:
            there = "there" if sample.right.any() else "not there"
            print(f"{trust:.3f} {sample.set} {sample.file} {field}: {value!r}, not {sample.want!r} ({there})")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("sets", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--report", action="store_true")
    parser.add_argument("--misses", action="store_true")
    arguments = parser.parse_args()
    records, digest = [], hashlib.sha256()
    for argument in arguments.sets:
        name, files = argument.split("=", 1)
        candidates, truth, *weight = files.split(",")
        rows = {}
        for file in (candidates, truth):
            with open(file, "rb") as data:
                digest.update(data.read())
        with open(truth, encoding="utf-8") as data:
            for line in data:
                if line.strip():
                    row = json.loads(line)
                    rows[stem(row["file"])] = row
        with open(candidates, encoding="utf-8") as data:
            own = [json.loads(line) for line in data]
        times = collections.Counter((record["file"], record["field"]) for record in own)
        for record in own:
            row = rows.get(stem(record["file"]))
            if row and row.get(record["field"]) not in (None, ""):
                share = (float(weight[0]) if weight else 1.0) / times[record["file"], record["field"]]
                part = f"{name}/{record['readings']}" if record["readings"] > 1 else name
                records.append((part, row, record, share))
    lines = []
    for field in FIELDS:
        own = [r for r in records if r[2]["field"] == field]
        features = sorted({f for r in own for c in r[2]["candidates"] for f in c["features"]})
        names = {feature: place for place, feature in enumerate(features)}
        samples = [Sample(name, row, record, weight, names) for name, row, record, weight in own]
        rank, trust, judged = fit(field, samples, names)
        give, book = GIVE[field], BOOK[field]
        if arguments.report:
            report(field, samples, judged, give, book)
        if arguments.misses:
            misses(field, judged)
        lines += [f"{field}.give {give:.3f}", f"{field}.book {book:.3f}"]
        lines += [f"{field}.rank.{feature} {rank[place]:.3f}" for feature, place in names.items()]
        lines += [f"{field}.rank.bias {rank[-1]:.3f}"]
        lines += [f"{field}.trust.{feature} {trust[place]:.3f}" for feature, place in names.items()]
        lines += [f"{field}.trust.share {trust[-2]:.3f}", f"{field}.trust.bias {trust[-1]:.3f}"]
    counts = {}
    for name, row, record, _ in records:
        if record["field"] == "total":
            counts[name] = counts.get(name, 0) + 1
    head = [
        "# Weights of the candidates for total, date, merchant and address, written by Scripts/training/fit.py.",
        "# Fitted to: " + ", ".join(f"{name} ({count})" for name, count in sorted(counts.items())),
        f"# Data: sha256 {digest.hexdigest()}",
    ]
    with open(arguments.out, "w", encoding="utf-8") as out:
        out.write("\n".join(head + lines) + "\n")


if __name__ == "__main__":
    main()
