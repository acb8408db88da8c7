"""Tuning: forty random settings of boosted trees, what the winner shows and what all of them are worth on fresh subscribers."""

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.metrics import roc_auc_score

import larder
import plots

SETTINGS = 40
ROUNDS = 200
FRESH = 200_000
TRAIN, HELD = slice(0, 30_000), slice(30_000, 40_000)
FEW = 2_000
_searched = {}


def search():
    """Learning rates of the settings, their AUC on all and on few validation rows, and on fresh subscribers."""
    if _searched:
        return _searched
    features, labels, risk = larder.later_month()
    fresh, left, _ = larder.later_month(FRESH, seed=1)
    draws = np.random.default_rng(19).random((SETTINGS, 4))
    rates = 0.005 * 100 ** draws[:, 0]
    shown, few, truth = [], [], []
    for rate, (_, rows, leaves, penalty) in zip(rates, draws):
        model = HistGradientBoostingClassifier(
            learning_rate=rate,
            max_iter=ROUNDS,
            min_samples_leaf=int(5 * 100**rows),
            max_leaf_nodes=int(2 + 63 * leaves),
            l2_regularization=0.01 * 10_000**penalty,
            early_stopping=False,
            random_state=0,
        ).fit(features[TRAIN], labels[TRAIN])
        scores = model.predict_proba(features[HELD])[:, 1]
        shown.append(roc_auc_score(labels[HELD], scores))
        few.append(roc_auc_score(labels[HELD][:FEW], scores[:FEW]))
        truth.append(roc_auc_score(left, model.predict_proba(fresh)[:, 1]))
    _searched.update(
        rates=rates,
        shown=np.array(shown),
        few=np.array(few),
        truth=np.array(truth),
        leavers=(labels[HELD].sum(), labels[HELD][:FEW].sum()),
        ceiling=roc_auc_score(labels[HELD][:FEW], risk[HELD][:FEW]),
    )
    return _searched


def standard_error(area, positives, negatives):
    """Of an AUC, by Hanley and McNeil."""
    q1, q2 = area / (2 - area), 2 * area**2 / (1 + area)
    spread = area * (1 - area) + (positives - 1) * (q1 - area**2) + (negatives - 1) * (q2 - area**2)
    return np.sqrt(spread / positives / negatives)


def figures():
    found = search()
    shown, few, truth = found["shown"], found["few"], found["truth"]
    many_left, few_left = found["leavers"]
    close = int((shown > shown.max() - 0.005).sum())
    errors = [standard_error(0.8, left, rows - left) for left, rows in ((many_left, 10_000), (few_left, FEW))]
    return [
        f"The best one shows {shown.max():.3f}, the worst {shown.min():.3f}, and {close} of the 40 lie within 0.005",
        f"| 10,000 rows, {many_left} leavers | {shown.max():.3f} | {truth[shown.argmax()]:.3f} | {truth.max():.3f} |",
        f"| 2,000 rows, {few_left} leavers | {few.max():.3f} | {truth[few.argmax()]:.3f} | {truth.max():.3f} |",
        f"the *true* probabilities get on these rows ({found['ceiling']:.3f})",
        f"with {many_left} leavers about {errors[0]:.3f}, with {few_left} about {errors[1]:.3f}",
        f"Forty random settings found {shown.max():.3f}",
    ]


def drawings():
    found = search()
    rates, shown = found["rates"], found["shown"]
    across = lambda rate: 93.1 + 532.8 * np.log(rate / 0.005) / np.log(100)
    low = np.floor(shown.min() * 50) / 50
    up = lambda area: 246 - (area - low) * 192 / (0.82 - low)
    best = int(shown.argmax())
    ticks = [low + 0.02 * step for step in range(round((0.82 - low) / 0.02))]
    description = (
        f"Validation AUC against the learning rate on a logarithmic axis. Most settings below 0.1 lie between 0.78 and "
        f"{shown.max():.2f}. Above 0.1 they spread and fall, down to {shown.min():.2f}."
    )
    return {
        "random.svg": plots.drawing("random", 300, "Forty random settings by learning rate", description, [
            plots.line([(80, 246), (650, 246)]),
            plots.line([(80, 34), (80, 246)]),
            *(plots.text("fig-text-muted", 70, up(tick) + 4.5, f"{tick:.2f}", "end") for tick in ticks),
            *(plots.text("fig-text-muted", across(rate), 266, rate, "middle") for rate in (0.005, 0.01, 0.03, 0.1, 0.3)),
            plots.text("fig-text-muted", 360, 288, "learning rate", "middle"),
            plots.text("fig-text-muted", 92, 30, "validation AUC"),
            plots.dots([(across(r), up(a)) for r, a in zip(np.delete(rates, best), np.delete(shown, best))], "fig-arrow", 4),
            plots.dots([(across(rates[best]), up(shown[best]))], "fig-good", 6),
            plots.text("fig-text-strong", across(rates[best]) + 12, up(shown[best]) - 8, f"best: {shown[best]:.3f}"),
        ])
    }
