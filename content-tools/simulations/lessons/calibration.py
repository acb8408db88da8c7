"""Calibration: the table by predicted risk, 400 rounds that overfit, and what they cost."""

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.metrics import brier_score_loss, roc_auc_score

from measures import fresh_month, training_rows

GROUPS = {
    "below 1%": (0, 0.01),
    "1 to 2%": (0.01, 0.02),
    "2 to 5%": (0.02, 0.05),
    "5 to 10%": (0.05, 0.1),
    "10 to 20%": (0.1, 0.2),
    "20 to 40%": (0.2, 0.4),
    "above 40%": (0.4, 1),
}


def figures():
    features, labels, _, scores = fresh_month()
    eager = HistGradientBoostingClassifier(
        learning_rate=0.3, max_iter=400, max_leaf_nodes=8, min_samples_leaf=50, early_stopping=False, random_state=0
    )
    overfit = eager.fit(*training_rows()).predict_proba(features)[:, 1]

    def group(predicted, low, high):
        rows = (predicted >= low) & (predicted < high)
        return rows.sum(), predicted[rows].mean(), labels[rows].mean()

    table = [(name, *group(scores, *ends)) for name, ends in GROUPS.items()]
    _, low_said, low_came = group(overfit, 0, 0.01)
    _, high_said, high_came = group(overfit, 0.4, 1)
    return [
        *(f"| {name} | {n:,} | {said:.1%} | {came:.1%} |" for name, n, said, came in table),
        f"with 400 rounds, {high_said:.0%} predicted is {high_came:.0%} in fact",
        f"({low_said:.2%} predicted, {low_came:.1%} happen)",
        f"the AUC is {roc_auc_score(labels, overfit):.3f} instead of {roc_auc_score(labels, scores):.3f}",
        f"The model has {brier_score_loss(labels, scores):.4f}, "
        f"the overfitted one {brier_score_loss(labels, overfit):.4f}",
    ]
