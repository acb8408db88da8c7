"""Baselines: the team's rule, the model and the true risks on a list of one length, and their log loss."""

import numpy as np
from sklearn.metrics import log_loss, roc_auc_score

import larder
from measures import fit_logistic, found_in_top, predict_logistic


def figures():
    features, labels, risk = larder.first_month(larder.MONTH, larder.FIRST_MONTH_SEED)
    training, outcomes, _ = larder.first_month(200_000, 77)
    scores = predict_logistic(fit_logistic(training, outcomes), features)
    rule = features[:, 0] >= 3
    length, by_rule = int(rule.sum()), int(labels[rule].sum())
    by_model, by_risk = found_in_top(scores, labels, length), found_in_top(risk, labels, length)
    table = np.array([outcomes[training[:, 0] == k].mean() for k in range(5)])[features[:, 0].astype(int)]
    constant = log_loss(labels, np.full(larder.MONTH, 0.04))

    def row(name, predicted):
        loss = log_loss(labels, predicted)
        return f"| {name} | {loss:.3f} | {1 - loss / constant:.1%} |"

    return [
        f"It selects {length:,} people",
        f"the rule has a lift of {by_rule} ÷ 215 = {by_rule / 215:.1f}, "
        f"and the model has {by_model} ÷ 215 = {by_model / 215:.1f}",
        f"even ranking by that finds only {by_risk}",
        row("table: rate by skipped boxes", table),
        row("logistic regression", scores),
        row("true risks", risk),
        f"Ranking by skipped boxes alone has about {roc_auc_score(labels, features[:, 0]):.2f} here",
    ]
