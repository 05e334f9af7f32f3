"""What is known of the candidates before any receipt is seen: the weights that fitting starts from and is drawn to.

They keep what few receipts of the training data show from being decided by what many of one country do.
"""

PRIORS = {
    "total": {
        "labelWeak": 0.4, "labelPlain": 2.2, "labelInclusive": 2.6, "labelStrong": 3.0, "unlabelled": -1.0,
        "inexactLabel": -0.4, "labelElsewhere": -0.3, "change": 3.2, "payment": 1.5, "parts": 2.0, "items": 2.0,
        "taxTable": 1.5, "sections": 2.5, "repeated": 0.4, "repeatedOften": 0.4, "crowded": -0.8, "inexact": -1.0,
        "repaired": -0.2, "doubt": -1.0, "zero": -2.0, "tableNet": -1.5, "tall": 1.0, "aboveItems": -0.8,
        "belowPayment": -0.5, "largest": 0.5, "last": 0.3, "only": 0.5, "rounded": 0.5, "unrounded": -1.5,
        "extended": 1.0, "unextended": -1.5, "coarse": 0.3, "fine": -0.3, "part": -3.0, "abovePaid": -1.0,
        "contradicted": -1.0, "seenElsewhere": 0.8, "chosenElsewhere": 0.8, "alone": -0.4, "seenFirst": 0.3, "bias": -2.0,
    },
    "date": {
        "labelBefore": 1.4, "labelInRow": 0.8, "labelAbove": 0.8, "issued": 1.8, "otherBefore": -2.2,
        "otherInRow": -1.8, "otherAbove": -1.0, "time": 1.0, "timeBelow": 0.8, "terms": -1.0, "clerk": 0.2, "number": 0.3,
        "reference": -1.2, "fullYear": 0.3, "monthName": 0.4, "repaired": -0.6, "doubt": -1.0, "bareYearFirst": -1.8,
        "repeated": 0.5, "repeatedOften": 0.4, "only": 1.0, "oddYear": -2.0, "undecided": -2.0, "stale": -0.5,
        "seenElsewhere": 0.8, "chosenElsewhere": 0.8, "alone": -0.4, "seenFirst": 0.3, "bias": 1.0,
    },
    "merchant": {
        "seller": 3.5, "foot": 0.6, "footBesideHead": -1.5, "domain": 0.3, "domainAlone": 0.3, "first": 0.5,
        "above": -1.0, "twoRows": -1.4, "threeRows": -2.2,
        "legalForm": 2.2, "legalInside": -1.0, "legalExact": 0.4, "onlyLegal": -2.5, "cutBelow": -0.8, "cutAbove": -0.8,
        "business": 1.0, "onlyBusiness": -1.0, "joinsKind": 1.8, "kindAlone": -2.5, "tall": 0.8, "tallest": 0.4, "uneven": -0.5, "inDomain": 1.8,
        "repeated": 0.2, "addressBelow": 0.7, "contact": -2.5, "register": -2.0, "operated": -2.0, "address": -0.6, "addressLike": -1.4,
        "street": -1.2, "title": -2.2, "greeting": -1.4, "clerk": -1.2, "number": -1.2, "payment": -2.5,
        "buyerAbove": -2.5, "sellerAbove": 1.5, "titleAbove": -0.6, "contactAbove": -1.2, "digits": -2.5, "marks": -1.2, "scraps": -2.0,
        "doubt": -2.5, "worstDoubt": -0.8, "short": -0.8, "noCapitals": -0.6, "currency": -3.0,
        "unpronounceable": -1.0, "seenElsewhere": 0.8, "chosenElsewhere": 0.8, "alone": -0.4, "seenFirst": 0.3, "bias": -0.4,
    },
    "address": {
        "postcode": 1.2, "street": 0.8, "words": 0.8, "town": 0.3, "plainRows": -2.0, "endsWithPostcode": 0.6,
        "endsPlain": -0.8, "endsOpen": -0.8, "beginsPlain": -0.8, "beginsWithPostcode": -1.0, "goesOn": -1.2, "beginsOther": -1.0, "endsOther": -1.5, "endsWithDigits": -1.0,
        "below": 0.6, "moreBetween": -0.4, "aboveName": -0.8, "firstBlock": 1.0, "buyer": -1.5, "lastDigits": -1.5,
        "digits": -1.0, "scraps": -1.0, "seenElsewhere": 0.8, "chosenElsewhere": 0.8, "alone": -0.4, "seenFirst": 0.3, "bias": -1.0,
    },
}

# What is known of the trust beforehand: what other readings say as well is likelier right. Receipts that were looked
# at again are few, and the second engine's errors are its own.
TRUST_PRIORS = {"seenElsewhere": 0.3, "chosenElsewhere": 0.6, "alone": -0.8, "seenFirst": 0.2}
