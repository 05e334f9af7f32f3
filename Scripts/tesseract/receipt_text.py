"""Writes lines as they stand on receipts of a language: invented goods, sums, dates, addresses, numbers,
thanks."""

import datetime
import pathlib
import re
import string

import yaml

import lexicon
import shards

WORDS = pathlib.Path(__file__).resolve().parents[2] / "languages"


class Language:
    """The words of one language: what the project knows of its receipts, its goods, everyday words."""

    def __init__(self, code, everyday=()):
        facts = lexicon.LANGUAGES[code]
        self.facts = facts
        with open(WORDS / f"{code}.yaml", encoding="utf-8") as file:
            known = yaml.safe_load(file)
        self.labels = {
            role: [str(word) for word in words] for role, words in known["labels"].items() if words
        }
        self.months = [str(names[0]) for _, names in sorted(known["months"].items())]
        self.common = [str(word) for word in known.get("common", [])]
        self.goods = facts["goods"].split()
        self.everyday = [word for word in everyday if shards.readable(word)] or self.goods


class Writer:
    """Draws lines of one language from one source of chance."""

    def __init__(self, chance, language):
        self.chance = chance
        self.language = language
        self.facts = language.facts

    def line(self):
        kinds, weights = zip(*KINDS)
        text = self.chance.choices(kinds, weights)[0](self)
        return text

    def filled(self, pattern):
        """The pattern with digits for {d…}, capitals for {A…}, hexadecimal for {h…}."""
        signs = {"d": string.digits, "A": string.ascii_uppercase, "h": "0123456789abcdef"}
        return re.sub(
            r"\{(d+|A+|h+)\}",
            lambda found: "".join(self.chance.choices(signs[found[1][0]], k=len(found[1]))),
            pattern,
        )

    def cased(self, text):
        return self.chance.choice(
            (str.upper, str.upper, str.title, str.capitalize, lambda same: same, lambda same: same)
        )(text)

    def word(self):
        pool = self.chance.choices(
            (self.language.goods, self.language.everyday, self.language.common), (5, 5, 1)
        )[0]
        return self.chance.choice(pool or self.language.goods)

    def words(self, least, most):
        return " ".join(self.word() for _ in range(self.chance.randint(least, most)))

    def label(self, *roles):
        role = self.chance.choice(
            [role for role in roles if role in self.language.labels] or list(self.language.labels)
        )
        return self.cased(self.chance.choice(self.language.labels[role]))

    def number(self, most=99999):
        cents = int(10 ** self.chance.uniform(1, len(str(most)) - 0.01))
        if self.chance.random() < 0.35:
            cents = cents // 10 * 10 + self.chance.choice((0, 5, 9, 9))
        point, group = self.facts["point"], self.facts["group"]
        if self.chance.random() < 0.12:
            point, group = (".", ",") if point == "," else (",", ".")
        whole = f"{cents // 100:,}".replace(",", group if self.chance.random() < 0.7 else "")
        return f"{whole}{point}{cents % 100:02}"

    def amount(self, most=99999):
        text = self.number(most)
        form = self.chance.choice(self.facts["money"]).format(text)
        draw = self.chance.random()
        if draw < 0.04:
            return "-" + form
        if draw < 0.06:
            return form + "-"
        if draw < 0.10:
            return form + self.chance.choice(
                ("*", " *", "T", " A", " B", " SR", " ZRL", " 1", " 2", "F", " #")
            )
        return form

    def rate(self):
        value = self.chance.choice(self.facts["rates"])
        shown = self.chance.choice((f"{value:g}", f"{value:.2f}", f"{value:.1f}", f"{value:g}"))
        return shown.replace(".", self.facts["point"]) + self.chance.choice(("%", "%", " %"))

    def name(self):
        text = self.cased(self.words(1, 4))
        draw = self.chance.random()
        if draw < 0.2:
            text = " ".join(
                word[: self.chance.randint(3, 6)] + self.chance.choice((".", "")) for word in text.split()
            )
        if self.chance.random() < 0.3:
            size = self.chance.choice(("250", "500", "1", "1,5", "0,33", "100", "12", "2.5", "750", "330"))
            text += f" {size}{self.chance.choice(('', ' '))}{self.chance.choice(lexicon.UNITS)}"
        if self.chance.random() < 0.06:
            text += " " + self.rate()
        return text

    def item(self):
        text = self.name()
        draw = self.chance.random()
        if draw < 0.15:
            text = f"{self.chance.randint(1, 12)}{self.chance.choice((' ', 'x ', ' x ', ' × ', '* '))}{text}"
        elif draw < 0.25:
            code = self.chance.choice(("{dddd}", "{ddddddd}", "{ddddddddddddd}", "{AA}{dddd}"))
            text = f"{self.filled(code)} {text}"
        return f"{text}{self.gap()}{self.amount(9999)}"

    def quantity(self):
        count = self.chance.choice(
            (
                str(self.chance.randint(1, 24)),
                f"0{self.facts['point']}{self.chance.randint(0, 999):03}",
                f"{self.chance.randint(1, 9)}{self.facts['point']}{self.chance.randint(0, 99):02}",
            )
        )
        unit = self.chance.choice(("", "", " kg", " Stk", " " + self.chance.choice(lexicon.UNITS)))
        times = self.chance.choice((" x ", " X ", "x", " × ", " * ", " à ", " @ ", " a "))
        if not shards.readable(times):
            times = " x "
        text = f"{count}{unit}{times}{self.amount(9999)}"
        if self.chance.random() < 0.4:
            text += self.chance.choice(("/kg", " EUR/kg", "/l", " ="))
        return text + (self.gap() + self.amount(9999) if self.chance.random() < 0.5 else "")

    def gap(self):
        """Between columns: wide, for the typesetter; the text has one space there."""
        return " " * self.chance.choice((1, 2, 3, 4, 6, 9, 14))

    def total(self):
        roles = (
            "total",
            "total + grand",
            "due",
            "subtotal",
            "net",
            "gross",
            "paid",
            "paid + cash",
            "paid + card",
            "change",
            "cash",
            "card",
            "rounding",
            "discount",
            "tip",
            "deposit",
            "saving",
        )
        return (
            f"{self.label(*roles)}{self.chance.choice(('', ':', ' :', '', ' *'))}{self.gap()}{self.amount()}"
        )

    def tax(self):
        head = self.chance.choice((self.label("tax", "rate", "net"), self.chance.choice(self.facts["tax"])))
        text = f"{head}{self.chance.choice((' ', ': ', ' = '))}{self.rate()}"
        for _ in range(self.chance.randint(0, 3)):
            text += self.gap() + self.number()
        return text

    def date(self):
        day = datetime.date(2009, 1, 1) + datetime.timedelta(days=self.chance.randint(0, 6900))
        if self.chance.random() < 0.12:
            return f"{day.day}. {self.cased(self.chance.choice(self.language.months))} {day.year}"
        return day.strftime(self.chance.choice(self.facts["dates"]))

    def time(self):
        hour, minute, second = (
            self.chance.randint(0, 23),
            self.chance.randint(0, 59),
            self.chance.randint(0, 59),
        )
        forms = (
            f"{hour:02}:{minute:02}",
            f"{hour:02}:{minute:02}:{second:02}",
            f"{hour}:{minute:02}",
            f"{(hour + 11) % 12 + 1}:{minute:02} {'AM' if hour < 12 else 'PM'}",
            f"{hour:02}.{minute:02}",
            f"{hour:02}h{minute:02}",
        )
        return self.chance.choice(forms)

    def moment(self):
        text = self.date()
        if self.chance.random() < 0.7:
            text += self.gap() + self.time()
        if self.chance.random() < 0.5:
            text = f"{self.label('date', 'date + issued')}{self.chance.choice((': ', ' ', ' : ', ':'))}{text}"
        if self.chance.random() < 0.3:
            text += self.gap() + self.paper_number()
        return text

    def paper_number(self):
        value = self.filled(
            self.chance.choice(
                (
                    "{dddd}",
                    "{dddddd}",
                    "{dddd}/{dd}",
                    "{AA}-{ddddd}",
                    "{A}{ddddddd}",
                    "{dd}-{dddd}-{ddd}",
                    "{dddddddddd}",
                )
            )
        )
        label = self.label("number", "clerk", "register", "customer")
        return f"{label}{self.chance.choice((': ', ' ', ' # ', ':', '. ', ' No. '))}{value}"

    def address(self):
        street = self.chance.choice(self.facts["street"])
        while "{n}" in street:
            street = street.replace("{n}", str(self.chance.randint(1, 399)), 1)
        street = street.replace("{w}", self.chance.choice(self.language.everyday).capitalize())
        town = self.chance.choice(self.facts["towns"])
        text = self.chance.choice((street, town, f"{street}, {town}", f"{street} - {town}"))
        return text.upper() if self.chance.random() < 0.35 else text

    def phone(self):
        return self.filled(self.chance.choice(self.facts["phone"]))

    def tax_id(self):
        return self.filled(self.chance.choice(self.facts["taxid"]))

    def shop(self):
        head, tail = self.chance.choice(lexicon.SHOP_HEADS), self.chance.choice(lexicon.SHOP_TAILS)
        name = self.chance.choice(
            (
                f"{head} {tail}",
                f"{head}{tail.lower()}",
                f"{head} & {self.chance.choice(lexicon.SHOP_HEADS)}",
                f"{tail} {head}",
                f"{self.word().capitalize()} {head}",
            )
        )
        if self.chance.random() < 0.5:
            name += " " + self.chance.choice(self.facts["legal"])
        return name.upper() if self.chance.random() < 0.5 else name

    def payment(self):
        text = self.filled(self.chance.choice(lexicon.PAYMENTS))
        return text + (self.gap() + self.amount() if self.chance.random() < 0.4 else "")

    def sentence(self):
        role = self.chance.choice(("greeting", "terms", "title", "hours", "business", "operated by"))
        text = self.label(role)
        if self.chance.random() < 0.6:
            text += self.chance.choice((" ", ", ", " - ", ": ")) + self.words(1, 5)
        return text + self.chance.choice(("", "", "!", ".", "?", " !", "..."))

    def web(self):
        name = re.sub(
            r"[^a-z]",
            "",
            self.chance.choice(lexicon.SHOP_HEADS).lower() + self.chance.choice(lexicon.SHOP_TAILS).lower(),
        )
        end = self.chance.choice(
            (".de", ".com", ".fr", ".it", ".es", ".nl", ".pt", ".pl", ".cz", ".co.uk", ".ch", ".at")
        )
        return self.chance.choice(
            (
                f"www.{name}{end}",
                f"info@{name}{end}",
                f"https://{name}{end}/bon",
                f"E-Mail: service@{name}{end}",
                f"WWW.{name.upper()}{end.upper()}",
            )
        )

    def columns(self):
        heads = [
            self.label("quantity", "items", "unit", "price", "description", "amount", "tax", "net", "gross")
            for _ in range(self.chance.randint(2, 4))
        ]
        return self.gap().join(heads)

    def figures(self):
        lead = self.chance.choice(
            (
                "",
                self.chance.choice("ABCD12") + " ",
                self.rate() + "  ",
                self.chance.choice(("SR ", "ZRL ", "A= ", "B: ")),
            )
        )
        return lead + self.gap().join(self.number() for _ in range(self.chance.randint(1, 4)))

    def code(self):
        return self.filled(
            self.chance.choice(
                (
                    "{ddddddddddddd}",
                    "{hhhhhhhhhhhhhhhhhhhh}",
                    "*{dddddddd}*",
                    "{AAA}{ddddddd}",
                    "#{dddddd}",
                    "{dddd} {dddd} {dddd} {dddd}",
                    "TSE {hhhhhhhhhh}",
                    "{A}{d}-{dddd}-{ddd}/{dd}",
                    "[{ddd}]",
                    "({AA}{dd})",
                    "{dd}.{ddd}.{dddd}",
                    "{AAAAA}{dd}",
                    "ID:{hhhhhhhh}",
                )
            )
        )

    def rule(self):
        mark = self.chance.choice(("-", "=", "*", ".", "_", "- ", "~", "+", "* "))
        text = (mark * self.chance.randint(3, 9)).strip()
        if self.chance.random() < 0.4:
            text = f"{text} {self.label('title', 'greeting')} {text}"
        return text

    def prose(self):
        return self.cased(self.words(2, 6))

    def signs(self):
        """Letters and signs that words seldom bring: each must be learned too."""
        accented = [sign for sign in shards.LETTERS]
        if self.chance.random() < 0.5:
            return " ".join(
                self.cased(
                    "".join(self.chance.choices(accented + list("aeiouns"), k=self.chance.randint(2, 6)))
                )
                for _ in range(3)
            )
        bits = self.chance.choices(
            shards.SIGNS + "%*#@&/()[]<>+=?!;:\"'$£€{}|\\^~_", k=self.chance.randint(2, 5)
        )
        return " ".join(
            self.chance.choice((bit + str(self.chance.randint(0, 99)), self.word() + bit, bit))
            for bit in bits
        )


KINDS = (
    (Writer.item, 26),
    (Writer.quantity, 8),
    (Writer.total, 13),
    (Writer.tax, 7),
    (Writer.moment, 9),
    (Writer.paper_number, 5),
    (Writer.address, 8),
    (Writer.phone, 4),
    (Writer.tax_id, 4),
    (Writer.shop, 6),
    (Writer.payment, 4),
    (Writer.sentence, 6),
    (Writer.web, 2),
    (Writer.columns, 3),
    (Writer.figures, 7),
    (Writer.code, 3),
    (Writer.rule, 2),
    (Writer.prose, 5),
    (Writer.signs, 3),
    (Writer.amount, 4),
)
