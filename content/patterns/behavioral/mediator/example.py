"""Dishes of one table leave the kitchen together; the pass sees to it."""


class Pass:
    def __init__(self) -> None:
        self._orders: dict[int, list["Station"]] = {}
        self._ready: dict[int, list["Station"]] = {}

    def order(self, table: int, stations: list["Station"]) -> None:
        self._orders[table] = stations
        self._ready[table] = []

    def ready(self, station: "Station", table: int) -> None:
        self._ready[table].append(station)
        if len(self._ready[table]) < len(self._orders[table]):
            station.hold(table)
            return
        for each in self._orders[table]:
            each.plate(table)
        print(f"bell: table {table} is served")


class Station:
    dish = ""

    def __init__(self, kitchen_pass: Pass) -> None:
        self._pass = kitchen_pass

    def finish(self, table: int) -> None:
        self._pass.ready(self, table)

    def hold(self, table: int) -> None:
        print(f"{self.dish} for table {table}: keep warm")

    def plate(self, table: int) -> None:
        print(f"{self.dish} for table {table}: on the plate")


class Grill(Station):
    dish = "steak"


class Fryer(Station):
    dish = "chips"


kitchen_pass = Pass()
grill, fryer = Grill(kitchen_pass), Fryer(kitchen_pass)
kitchen_pass.order(4, [grill, fryer])
kitchen_pass.order(7, [fryer])
fryer.finish(4)
fryer.finish(7)
grill.finish(4)
