"""Feature Engineering: whom a logistic regression calls, feature by feature, among subscribers of whom some fade."""

import numpy as np
from sklearn.metrics import roc_auc_score

import larder
import measures

SUBSCRIBERS, CALLED = 100_000, 2_000
TRAIN, HELD = slice(0, 50_000), slice(50_000, None)


def subscribers():
    """Who took a box in each of twelve weeks, whose delivery was late, and who cancels."""
    draw = np.random.default_rng(3)
    habit = draw.beta(4, 2, SUBSCRIBERS)
    fades = draw.random(SUBSCRIBERS) < 0.12
    since = draw.integers(6, 12, SUBSCRIBERS)
    faded = fades[:, None] & (np.arange(12) >= since[:, None])
    boxes = draw.random((SUBSCRIBERS, 12)) < habit[:, None] * np.where(faded, 0.1, 1)
    late = draw.random(SUBSCRIBERS) < 0.1
    z = 2.5 * fades + 1.0 * late - 0.5 * habit
    cancels = draw.random(SUBSCRIBERS) < larder.sigmoid(z + larder.intercept_for(z, 0.04))
    return boxes, late, cancels * 1


def figures():
    boxes, late, cancels = subscribers()
    first, last = boxes[:, :8].sum(axis=1), boxes[:, 8:].sum(axis=1)
    total, trend = boxes.sum(axis=1), last / 4 - first / 8
    recency = np.where(total > 0, boxes[:, ::-1].argmax(axis=1) + 1, 13)

    def call(*columns):
        """AUC on the held half, and leavers among those who are called."""
        features = np.column_stack(columns).astype(float)
        features = (features - features[TRAIN].mean(axis=0)) / features[TRAIN].std(axis=0)
        weights = measures.fit_logistic(features[TRAIN], cancels[TRAIN])
        scores = measures.predict_logistic(weights, features[HELD])
        area = roc_auc_score(cancels[HELD], scores)
        return f"{area:.3f}", measures.found_in_top(scores, cancels[HELD], CALLED)

    steps = [call(total), call(total, trend), call(total, trend, recency), call(total, trend, recency, late)]
    pair = call(first, last)
    names = ["boxes in 12 weeks", "+ trend", "+ weeks since the last box", "+ late delivery"]
    found = [leavers for _, leavers in steps]
    return [
        *(f"| {name} | {area} | {leavers} |" for name, (area, leavers) in zip(names, steps)),
        f"| none: 2,000 at random | 0.50 | about {round(CALLED * cancels[HELD].mean() / 5) * 5} |",
        f"any other feature, {found[1] - found[0]}, and",
        f"({found[2]} against {found[1]} is noise)",
        f"{found[0]} ÷ 2,000 = {measures.percent(found[0], CALLED)}",
        f"With the trend it has {measures.percent(found[1], CALLED)}",
        f"down to the last person on the list: AUC {pair[0]}, and {pair[1]}",
    ]
