"""Logistic Regression: a straight line next to the model, what it reads off skipped boxes, and its calibration."""

import numpy as np
from sklearn.metrics import roc_auc_score

import larder
from measures import fit_logistic, minus, predict_logistic


def figures():
    features, labels, _ = larder.first_month(larder.MONTH, larder.FIRST_MONTH_SEED)
    training, outcomes, _ = larder.first_month(200_000, 77)
    design = np.column_stack([np.ones(len(training)), training])
    line, *_ = np.linalg.lstsq(design, outcomes, rcond=None)
    straight = line[0] + features @ line[1:]

    rates = np.array([outcomes[training[:, 0] == k].mean() for k in range(5)])
    points = 100 * np.diff(rates)
    steps = np.diff(np.log(rates / (1 - rates)))

    weights = fit_logistic(training, outcomes)
    w = [minus(f"{weight:.{digits}f}") for weight, digits in zip(weights, (1, 1, 2, 1, 1))]
    scores = predict_logistic(weights, features)
    tenths = np.array_split(np.argsort(scores, kind="stable"), 10)
    said = [(scores[tenth].mean(), labels[tenth].mean()) for tenth in (tenths[0], tenths[-1])]
    return [
        f"(AUC {roc_auc_score(labels, straight):.3f})",
        f"{(straight < 0).mean():.0%} of the subscribers a negative probability",
        f"Minus {-100 * straight.min():.1f}% likely",
        f"rises by {points[0]:.1f} points, from 3 to 4 by {points[3]:.1f}",
        f"({steps.min():.2f} to {steps.max():.2f})",
        f"z  =  {w[0]}  +  {w[1]} × skipped  −  {w[2][1:]} × months  +  {w[3]} × late  +  {w[4]} × discount ends",
        *(f"predicted {mean:.1%} and had {rate:.1%}" for mean, rate in said),
    ]
