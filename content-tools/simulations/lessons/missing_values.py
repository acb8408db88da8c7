"""Missing Values: who rates, who cancels, and what four treatments of the silent ones predict."""

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score

RATES = np.array([0, 0.35, 0.42, 0.58, 0.70, 0.72])
CANCELS = np.array([0, 0.16, 0.095, 0.038, 0.018, 0.012])
N = 50_000


def figures():
    draw = np.random.default_rng(15)
    stars = np.clip(np.round(draw.normal(3.4, 0.9, N)), 1, 5)
    rated = draw.random(N) < RATES[stars.astype(int)]
    cancels = draw.random(N) < CANCELS[stars.astype(int)]
    train = np.arange(N) < N // 2
    held = ~train
    filled = np.where(rated, stars, stars[train & rated].mean())
    all_filled = np.where(rated, stars, stars[rated].mean())

    def row(name, columns):
        model = LogisticRegression().fit(columns[train], cancels[train])
        p = model.predict_proba(columns[held])[:, 1]
        silent, five = p[~rated[held]].mean(), p[(rated & (stars == 5))[held]].mean()
        return model, f"| {name} | {roc_auc_score(cancels[held], p):.3f} | {silent:.1%} | {five:.1%} |"

    indicated, with_indicator = row("mean and indicator", np.column_stack([filled, ~rated]))
    complete = LogisticRegression().fit(filled[train & rated][:, None], cancels[train & rated])
    dropped = complete.predict_proba(filled[held][:, None])[:, 1]
    lost = cancels[~rated].sum()
    return [
        f"{rated.sum():,} rate and {(~rated).sum():,} don't",
        f"mean of the visible ratings is {stars[rated].mean():.2f}; "
        f"the true mean of the silent ones is {stars[~rated].mean():.2f}",
        f"cancel in {cancels[~rated].mean():.1%} of cases, raters in {cancels[rated].mean():.1%}",
        f"{lost} of the {cancels.sum():,} cancellations: {lost / cancels.sum():.0%}",
        f"average risk of {dropped.mean():.1%}, where {cancels[held].mean():.1%} leave",
        f"standard deviation falls from {stars[rated].std():.2f} to {all_filled.std():.2f}",
        f"On held-out data {cancels[held][~rated[held]].mean():.1%} of them leave",
        row("fill with −1", np.where(rated, stars, -1)[:, None])[1],
        row("fill with the mean", filled[:, None])[1],
        with_indicator,
        row("if all had rated", stars[:, None])[1],
        f"its own weight, here +{indicated.coef_[0][1]:.2f}",
    ]
