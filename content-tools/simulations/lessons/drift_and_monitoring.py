"""Drift and Monitoring: what the model expects of a month, and how far chance moves it."""

import numpy as np

from measures import fresh_month


def figures():
    *_, scores = fresh_month()
    spread = np.sqrt((scores * (1 - scores)).sum())
    mean = f"{scores.mean():.2%}"
    return [
        f"50,000 × {mean}             =  {scores.sum() // 10 * 10:,.0f}",
        f"√(sum of p × (1 − p))      ≈  {spread:.0f}",
        f"{(scores >= 1 / 6).sum():,} becomes 900",
    ]
