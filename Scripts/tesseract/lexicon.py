"""The words of lexicon.yaml."""

import pathlib

import yaml

with open(pathlib.Path(__file__).with_name("lexicon.yaml"), encoding="utf-8") as file:
    _WORDS = yaml.safe_load(file)

LANGUAGES = _WORDS["languages"]
SHOP_HEADS = _WORDS["shop heads"]
SHOP_TAILS = _WORDS["shop tails"]
PAYMENTS = _WORDS["payments"]
UNITS = _WORDS["units"]
