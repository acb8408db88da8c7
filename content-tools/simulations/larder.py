"""Invented subscribers of Larder, the meal-kit company of the course, always the same for a seed."""

import numpy as np

MONTH = 50_000
#: The seeds of months in which exactly 2,000 of 50,000 cancel.
FIRST_MONTH_SEED = 56
LATER_MONTH_SEED = 127
FIRST_INTERCEPT = -3.974165745563588
LATER_NAMES = "tenure skipped late opens voucher ratings persons price n1 n2 n3 n4".split()


def sigmoid(z):
    return 1 / (1 + np.exp(-z))


def first_month(n, seed):
    """The month of the first twelve lessons: skipped boxes, months, late deliveries, discount ends; who cancels; true risk."""
    draw = np.random.default_rng(seed)
    skipped = draw.choice(5, n, p=[0.55, 0.22, 0.12, 0.07, 0.04])
    tenure = np.minimum(draw.exponential(10, n), 48)
    late = np.minimum(draw.poisson(0.25, n), 3)
    discount = (draw.random(n) < 0.1) * 1.0
    hidden = draw.normal(0, 0.5, n)
    z = 0.6 * skipped - 0.04 * tenure + 0.5 * late + 0.9 * discount + hidden
    risk = sigmoid(z + FIRST_INTERCEPT)
    cancels = (draw.random(n) < risk) * 1
    return np.column_stack([skipped, tenure, late, discount]), cancels, risk


def later_month(n=MONTH, seed=7):
    """The subscribers from the tree lessons on, with LATER_NAMES as features: features, who cancels, true risk."""
    draw = np.random.default_rng(seed)
    tenure = np.ceil(draw.exponential(10, n)).clip(1, 60)
    engaged = draw.normal(0, 1, n)
    skipped = draw.binomial(8, 1 / (1 + np.exp(1.1 + 0.7 * engaged)))
    late = draw.poisson(0.6, n).clip(0, 5)
    opens = draw.poisson(np.exp(1.1 + 0.5 * engaged))
    voucher = draw.binomial(1, np.where(tenure < 4, 0.6, 0.15))
    ratings = draw.poisson(np.exp(0.3 + 0.3 * engaged))
    persons = draw.choice([1, 2, 3, 4], n, p=[0.2, 0.4, 0.15, 0.25])
    price = np.round(draw.normal(0, 1, n) + persons * 9 + 12, 1)
    noise = draw.normal(0, 1, (n, 4))
    z = (
        0.42 * (skipped - 2)
        + 0.9 * (tenure <= 3) * (voucher == 1)
        + 1.3 * ((late >= 2) & (tenure <= 8))
        + 0.7 * ((skipped >= 4) & (opens <= 1))
        - 0.25 * np.log1p(opens)
        - 0.15 * np.log(tenure)
        + 0.25 * (persons == 1)
    )
    risk = sigmoid(z + intercept_for(z, 0.04))
    cancels = (draw.random(n) < risk).astype(int)
    return np.column_stack([tenure, skipped, late, opens, voucher, ratings, persons, price, noise]), cancels, risk


def intercept_for(z, share):
    """The intercept with which so many cancel on average."""
    low, high = -12, 2
    for _ in range(60):
        middle = (low + high) / 2
        if sigmoid(z + middle).mean() > share:
            high = middle
        else:
            low = middle
    return middle
