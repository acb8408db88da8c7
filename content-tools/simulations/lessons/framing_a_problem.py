"""Framing a Problem: what a list of some length earns if every offer works, and if half of them do."""

import numpy as np

import larder
from measures import fit_logistic, minus, predict_logistic

LENGTHS = (1000, 5000, 10_000)


def figures():
    features, labels, _ = larder.first_month(larder.MONTH, larder.FIRST_MONTH_SEED)
    training, outcomes, _ = larder.first_month(200_000, 1)
    scores = predict_logistic(fit_logistic(training, outcomes), features)
    found = labels[np.argsort(-scores, kind="stable")].cumsum()
    contacted = np.arange(1, larder.MONTH + 1)
    all_work, half_work = 60 * found - 5 * contacted, 30 * found - 5 * contacted
    pays = contacted[half_work >= 0][-1]

    def money(value):
        return minus(f"{'-' if value < 0 else ''}${abs(value):,}")

    rows = [(k, found[k - 1], all_work[k - 1], half_work[k - 1]) for k in LENGTHS]
    return [
        f"exactly {labels.sum():,} cancel",
        f"the best list has about {round(all_work.argmax(), -3):,} people; if half of them do, "
        f"about {round(half_work.argmax(), -2):,}, and beyond {-(-pays // 100) * 100:,} the campaign loses money",
        *(f"| {k:,} | {n:,} | {money(every)} | {money(half)} |" for k, n, every, half in rows),
    ]
