"""Gradient Boosting: three learning rates, round by round, against the constant, the truth and the best round's AUC."""

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.metrics import log_loss, roc_auc_score

import larder

ROUNDS = 400


def figures():
    features, labels, risk = larder.later_month()
    train, held = slice(0, 30_000), slice(30_000, 40_000)

    def losses(rate):
        """The validation loss after each round, and the model."""
        model = HistGradientBoostingClassifier(
            learning_rate=rate,
            max_iter=ROUNDS,
            max_leaf_nodes=8,
            min_samples_leaf=50,
            early_stopping=False,
            random_state=0,
        ).fit(features[train], labels[train])
        staged = model.staged_predict_proba(features[held])
        scores = [p[:, 1] for p in staged]
        return np.array([log_loss(labels[held], p) for p in scores]), scores

    rows = []
    for rate in (0.3, 0.1, 0.03):
        loss, scores = losses(rate)
        best = int(loss.argmin())
        rows.append(f"| {rate} | {best + 1} | {loss[best]:.4f} | {loss[-1]:.4f} |")
        if rate == 0.1:
            area = roc_auc_score(labels[held], scores[best])
    constant = log_loss(labels[held], np.full(10_000, labels[train].mean()))
    return [
        *rows,
        f"for everyone has a loss of {constant:.3f} ({labels[held].sum()} of these 10,000 leave",
        f"the true probabilities, {log_loss(labels[held], risk[held]):.3f}",
        f"At its best round the model with rate 0.1 has AUC {area:.3f}",
    ]
