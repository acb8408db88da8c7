"""Bayesian Tests: how often twenty looks at a test without any effect reach 95%, with a flat prior and a skeptical one."""

import numpy as np
from scipy.stats import norm

TESTS = 100_000
LOOKS = 20
RATE = 0.1
#: The standard deviation of the skeptical prior: half a point.
SKEPTICAL = 0.005


def figures():
    draw = np.random.default_rng(0)
    visitors = 1000 * np.arange(1, LOOKS + 1)
    trials = draw.binomial(1000, RATE, (TESTS, 2, LOOKS)).cumsum(axis=2)
    difference = (trials[:, 1] - trials[:, 0]) / visitors
    error = np.sqrt(2 * RATE * (1 - RATE) / visitors)
    pulled = np.sqrt(SKEPTICAL**2 / (SKEPTICAL**2 + error**2))

    def share(z):
        return (np.abs(z) > norm.ppf(0.95)).any(axis=1).mean()

    flat, skeptical = share(difference / error), share(pulled * difference / error)
    return [f"in about {skeptical:.0%} of them with the skeptical prior and in about {flat:.0%} with the flat one"]
