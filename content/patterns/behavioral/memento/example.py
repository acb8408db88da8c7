"""A sound desk returns to earlier scenes without revealing how it stores them."""


class Scene:
    """Opaque: only MixingDesk looks inside."""

    def __init__(self, levels: dict[str, int]) -> None:
        self._levels = dict(levels)


class MixingDesk:
    def __init__(self) -> None:
        self._levels: dict[str, int] = {}

    def set(self, channel: str, level: int) -> None:
        self._levels[channel] = level

    def save(self) -> Scene:
        return Scene(self._levels)

    def restore(self, scene: Scene) -> None:
        self._levels = dict(scene._levels)

    def __str__(self) -> str:
        return ", ".join(f"{channel} {level}" for channel, level in sorted(self._levels.items()))


class SceneList:
    def __init__(self) -> None:
        self._scenes: list[Scene] = []

    def keep(self, scene: Scene) -> None:
        self._scenes.append(scene)

    def back(self) -> Scene:
        return self._scenes.pop()


desk, scenes = MixingDesk(), SceneList()
desk.set("voice", 7)
desk.set("piano", 5)
scenes.keep(desk.save())
desk.set("piano", 9)
desk.set("rain", 3)
print(f"second act: {desk}")
desk.restore(scenes.back())
print(f"back to the first: {desk}")
