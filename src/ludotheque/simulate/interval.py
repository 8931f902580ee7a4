"""How far a share that was seen may be from the true one."""

NORMAL_95 = 1.959964
"""95 % of a normal distribution lie within this many standard deviations."""


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's interval of 95 % confidence for a share of ``count``; shared wins only make it a little too wide."""
    square = NORMAL_95 * NORMAL_95
    middle = (share + square / (2 * count)) / (1 + square / count)
    variance = share * (1 - share) / count + square / (4 * count * count)
    half = NORMAL_95 / (1 + square / count) * variance**0.5
    return max(0.0, middle - half), min(1.0, middle + half)
