"""Random Forests: one tree, two hundred, the rows left out, and two kinds of importance."""

import numpy as np
from sklearn.ensemble import RandomForestClassifier
from sklearn.inspection import permutation_importance
from sklearn.metrics import roc_auc_score

import larder

NOISE = [name for name in larder.LATER_NAMES if name.startswith("n")]


def figures():
    features, labels, _ = larder.later_month()
    train, held = slice(0, 30_000), slice(30_000, 40_000)

    def forest(leaf):
        model = RandomForestClassifier(
            200, max_features=3, min_samples_leaf=leaf, random_state=1, oob_score=leaf == 5, n_jobs=2
        )
        return model.fit(features[train], labels[train])

    def area(scores, rows=held):
        return roc_auc_score(labels[rows], scores)

    small, large = forest(5), forest(50)
    alone = [area(tree.predict_proba(features[held])[:, 1]) for tree in small.estimators_[:40]]
    together = area(small.predict_proba(features[held])[:, 1])
    bag = area(small.oob_decision_function_[:, 1], train)
    shuffled = permutation_importance(
        small, features[held], labels[held], scoring="roc_auc", n_repeats=3, random_state=0
    ).importances_mean
    gain = dict(zip(larder.LATER_NAMES, shuffled))
    return [
        f"leaves down to five rows have an AUC of {np.mean(alone):.2f} each",
        f"the average of 200 reaches {together:.2f}",
        f"the AUC rises from {together:.3f} to {area(large.predict_proba(features[held])[:, 1]):.3f}",
        f"here {bag:.3f}, against {together:.3f} on the validation data",
        f"Skipped boxes: {gain['skipped']:.3f}. Noise: at most {max(gain[name] for name in NOISE):.3f}",
    ]
