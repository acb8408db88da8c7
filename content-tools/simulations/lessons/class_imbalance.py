"""Class Imbalance: four ways to train on 1,222 cancelers, before and after their probabilities are corrected."""

import numpy as np
from sklearn.metrics import roc_auc_score

from measures import boosted, found_in_top, fresh_month, training_rows


def figures():
    features, labels, _, plain = fresh_month()
    training, outcomes = training_rows()
    positives, negatives = np.flatnonzero(outcomes == 1), np.flatnonzero(outcomes == 0)
    kept = len(positives) / len(negatives)
    draw = np.random.default_rng(1)
    under = np.concatenate([positives, draw.choice(negatives, len(positives), replace=False)])
    over = np.concatenate([negatives, draw.choice(positives, len(negatives))])

    def scored(model, rows=slice(None)):
        return model.fit(training[rows], outcomes[rows]).predict_proba(features)[:, 1]

    models = {
        "Plain": plain,
        "Weighted": scored(boosted(class_weight="balanced")),
        "Undersampled": scored(boosted(rounds=60), under),
        "Oversampled": scored(boosted(), over),
    }

    def at(scores, line):
        rows = scores >= line
        return int(rows.sum()), int(labels[rows].sum())

    def corrected(scores):
        return scores * kept / (scores * kept + 1 - scores)

    def row(name, scores):
        count, found = at(scores, 0.5)
        area, top = roc_auc_score(labels, scores), found_in_top(scores, labels, 1000)
        return f"| {name} | {area:.3f} | {top} | {count:,} | {found:,} |"

    def earned(scores):
        count, found = at(corrected(scores), 1 / 6)
        return f"{found} × 30 − {count:,} × 5 = ${30 * found - 5 * count:,}"

    count, found = at(models["Weighted"], 1 / 6)
    before, after = at(plain, 0.5)[1] / 2000, at(models["Weighted"], 0.5)[1] / 2000
    return [
        f"Recall was {before:.1%}, now it's {after:.1%}",
        f"believes that {models['Weighted'].mean():.0%} of Larder's subscribers",
        f"{len(negatives):,} ÷ {len(positives):,} = {1 / kept:.1f}",
        *(row(name, scores) for name, scores in models.items()),
        f"{count:,} flagged,  {found:,} leave",
        f"mean prediction is {corrected(models['Undersampled']).mean():.1%}, and at 16.7% it earns "
        + earned(models["Undersampled"]),
        f"predicts {corrected(models['Weighted']).mean():.1%} on average and earns " + earned(models["Weighted"]),
    ]
