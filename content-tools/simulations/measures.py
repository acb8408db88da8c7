"""What several lessons measure, and the models that they share."""

import functools

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier

import larder


def fit_logistic(features, labels, steps=40, ridge=1e-6):
    """Weights of a logistic regression, the intercept first, by Newton's method."""
    design = np.column_stack([np.ones(len(features)), features])
    weights = np.zeros(design.shape[1])
    penalty = np.eye(len(weights)) * ridge
    penalty[0, 0] = 0
    for _ in range(steps):
        p = larder.sigmoid(design @ weights)
        gradient = design.T @ (p - labels) + penalty @ weights
        curvature = (design * (p * (1 - p))[:, None]).T @ design + penalty
        weights -= np.linalg.solve(curvature, gradient)
    return weights


def predict_logistic(weights, features):
    return larder.sigmoid(weights[0] + features @ weights[1:])


def found_in_top(scores, labels, k):
    return int(labels[np.argsort(-scores, kind="stable")[:k]].sum())


def boosted(rounds=107, **options):
    """The boosted trees of the evaluation lessons."""
    return HistGradientBoostingClassifier(
        learning_rate=0.1,
        max_iter=rounds,
        max_leaf_nodes=8,
        min_samples_leaf=50,
        early_stopping=False,
        random_state=0,
        **options,
    )


@functools.cache
def training_rows():
    features, labels, _ = larder.later_month()
    return features[:30_000], labels[:30_000]


@functools.cache
def fresh_month():
    """The month that the evaluation lessons score: features, who cancels, true risk and the plain model's scores."""
    features, labels, risk = larder.later_month(seed=larder.LATER_MONTH_SEED)
    return features, labels, risk, boosted().fit(*training_rows()).predict_proba(features)[:, 1]


def percent(part, whole):
    """A share with one decimal, halves rounded up as people do it: 981 of 2,000 are 49.1%."""
    return f"{(2000 * part + whole) // (2 * whole) / 10:.1f}%"


def minus(text):
    """A minus sign as lessons write it."""
    return text.replace("-", "−")
