"""Decision Trees: two questions, growing depth, pure leaves, and roots of resampled training sets."""

import collections

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from sklearn.tree import DecisionTreeClassifier

import larder


def figures():
    features, labels, risk = larder.later_month()
    train, held = slice(0, 30_000), slice(30_000, 40_000)

    def tree(rows=train, **options):
        return DecisionTreeClassifier(random_state=0, **options).fit(features[rows], labels[rows])

    def area(model, rows=held):
        return roc_auc_score(labels[rows], model.predict_proba(features[rows])[:, 1])

    two = tree(max_depth=2)
    leaves = two.apply(features[train])
    shares = [labels[train][leaves == leaf].mean() for leaf in np.unique(leaves)]
    deep, five = tree(max_depth=16), tree(max_depth=5)
    certain = deep.predict_proba(features[held])[:, 1] == 1
    linear = make_pipeline(StandardScaler(), LogisticRegression()).fit(features[train], labels[train])

    draw = np.random.default_rng(1)
    roots = collections.Counter()
    below = collections.Counter()
    for _ in range(20):
        grown = tree(rows=draw.integers(0, 30_000, 30_000), max_depth=2).tree_
        roots[larder.LATER_NAMES[grown.feature[0]], round(grown.threshold[0] + 0.5)] += 1
        below[grown.feature[1] == grown.feature[4] == larder.LATER_NAMES.index("tenure")] += 1
    limits = sorted(limit for name, limit in roots if name == "skipped")
    assert {name for name, _ in roots} == {"skipped"}
    return [
        f"a group with {min(shares):.1%} risk from one with {max(shares):.1%}",
        f"At depth 16 the tree has {deep.get_n_leaves():,} leaves and a training AUC of {area(deep, train):.2f}. "
        f"On validation data it's {area(deep):.2f}",
        f"exactly 100% to {certain.sum()} of the 10,000 validation subscribers",
        f"Of those, {labels[held][certain].mean():.0%} cancel",
        f"here 5, with {five.get_n_leaves()} leaves and AUC {area(five):.3f}",
        f"any depth ({area(tree(min_samples_leaf=400)):.3f})",
        f"a logistic regression reaches {area(linear):.3f}",
        f"which only a simulation knows, {roc_auc_score(labels[held], risk[held]):.3f}",
        f"its threshold is {limits[0]} in some and {limits[1]} in others; "
        f"below it, {below[True]} trees ask about tenure on both sides and {below[False]} don't",
    ]
