"""ROC and Precision-Recall: the areas on the fresh month, and the point of the 5,000 highest scores."""

from sklearn.metrics import average_precision_score, roc_auc_score

from measures import found_in_top, fresh_month


def figures():
    _, labels, risk, scores = fresh_month()
    found = found_in_top(scores, labels, 5000)
    area, precision = roc_auc_score(labels, scores), average_precision_score(labels, scores)
    return [
        f'"**AUC** {area:.2f}, strong performance," says the first slide. "**Average precision** {precision:.2f}',
        f"{found} / 2,000      =  {found / 2000:.1%}",
        f"{5000 - found:,} / 48,000   =   {(5000 - found) / 48_000:.1%}",
        f"{found} / 5,000      =  {found / 5000:.1%}",
        f"the AUC is still {area:.3f}",
        f"So {precision:.3f} is nearly five times chance",
        f"gives AUC {roc_auc_score(labels, risk):.3f} and average precision {average_precision_score(labels, risk):.3f}",
    ]
