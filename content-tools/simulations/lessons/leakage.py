"""Leakage: visits to the cancel page before and after the day of the prediction, and a route's own rate."""

import numpy as np
from sklearn.metrics import roc_auc_score

import larder
from measures import fit_logistic, found_in_top, predict_logistic

BREAK_EVEN = 5 / 60


def columns(n, seed):
    """Features and labels of a month, visits to the cancel page up to the day and through day 30, and other leaks."""
    features, labels, _ = larder.first_month(n, seed)
    draw = np.random.default_rng(seed + 1000)
    before = draw.poisson(np.where(labels == 1, 0.25, 0.05))
    after = before + draw.poisson(np.where(labels == 1, 1.5, 0.05))
    survey = (draw.random(n) < np.where(labels == 1, 0.7, 0.002)) * 1
    boxes = np.where(labels == 1, draw.binomial(1, 0.5, n), draw.binomial(4, 0.75, n))
    route = draw.integers(0, n // 20, n)
    size = np.bincount(route, minlength=n // 20)
    total = np.bincount(route, labels, minlength=n // 20)
    others = (total[route] - labels) / np.maximum(size[route] - 1, 1)
    rate = (total / np.maximum(size, 1))[route]
    return features, labels, before, after, {"survey": survey, "boxes": -boxes, "rate": rate, "after": after}, others


def figures():
    features, labels, before, after, leaks, others = columns(larder.MONTH, larder.FIRST_MONTH_SEED)
    training, outcomes, earlier, later, *_ = columns(200_000, 77)
    honest = fit_logistic(np.column_stack([training, earlier]), outcomes)
    leaky = fit_logistic(np.column_stack([training, later]), outcomes)
    rows = {
        "honest, offline": predict_logistic(honest, np.column_stack([features, before])),
        "leaky, offline": predict_logistic(leaky, np.column_stack([features, after])),
        "leaky, live": predict_logistic(leaky, np.column_stack([features, before])),
    }
    alone = [roc_auc_score(labels, leak) for leak in leaks.values()]
    signs = (features[:, 0], -features[:, 1], features[:, 2], before)
    best = max(roc_auc_score(labels, column) for column in signs)
    return [
        *(
            f"| {name} | {roc_auc_score(labels, s):.2f} | {found_in_top(s, labels, 2500):,} | {s.mean():.1%} |"
            for name, s in rows.items()
        ),
        f"puts {(rows['leaky, live'] > BREAK_EVEN).sum():,} people above",
        f"the honest model puts {(rows['honest, offline'] > BREAK_EVEN).sum():,} there",
        f"AUCs of {min(alone):.2f} to {max(alone):.2f} alone; the best honest column has {best:.2f}",
        f"cancellation rate has an AUC of {roc_auc_score(labels, leaks['rate']):.2f}",
        f"the AUC is {roc_auc_score(labels, others):.2f}, the coin toss",
    ]
