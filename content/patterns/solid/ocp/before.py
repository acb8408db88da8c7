"""A camp site asks for the kind of pitch in two places, so far."""


def fee(kind: str, nights: int) -> int:
    if kind == "tent":
        return 12 * nights
    if kind == "van":
        return 20 * nights + 5
    return 45 * nights


def deposit(kind: str) -> int:
    if kind == "van":
        return 30
    return 0  # cabins were forgotten here


for kind in ("tent", "van", "cabin"):
    print(f"{kind}: {fee(kind, 3)} and a deposit of {deposit(kind)}")
