"""Lost bags: three ways to find the owner, from certain to doubtful."""
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Optional


@dataclass(frozen=True)
class Bag:
    tag: str
    flight: str
    look: str


class Tracer(ABC):
    def __init__(self, next_tracer: Optional["Tracer"] = None) -> None:
        self._next = next_tracer

    def trace(self, bag: Bag) -> str:
        answer = self.match(bag)
        if answer:
            return answer
        return self._next.trace(bag) if self._next else "stays at the desk"

    @abstractmethod
    def match(self, bag: Bag) -> Optional[str]: ...


class TagTracer(Tracer):
    def match(self, bag: Bag) -> Optional[str]:
        return {"A17": "send to Mr Okafor"}.get(bag.tag)


class RouteTracer(Tracer):
    def match(self, bag: Bag) -> Optional[str]:
        return {"DX 204": "send to the only claim from DX 204"}.get(bag.flight)


class DescriptionTracer(Tracer):
    def match(self, bag: Bag) -> Optional[str]:
        return "ask Ms Lind, who misses a green one" if "green" in bag.look else None


chain = TagTracer(RouteTracer(DescriptionTracer()))
for bag in (
    Bag("A17", "DX 204", "black case"),
    Bag("", "DX 204", "black case"),
    Bag("", "", "green rucksack"),
    Bag("", "", "gray case"),
):
    print(f"{bag.look}: {chain.trace(bag)}")
