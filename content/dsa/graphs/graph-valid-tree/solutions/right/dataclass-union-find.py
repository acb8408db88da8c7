from dataclasses import dataclass, field


@dataclass
class Forest:
    n: int
    parent: list[int] = field(init=False)

    def __post_init__(self):
        self.parent = list(range(self.n))

    def find(self, x):
        return x if self.parent[x] == x else self.find(self.parent[x])

    def join(self, a, b):
        if (a := self.find(a)) == (b := self.find(b)):
            return False
        self.parent[max(a, b)] = min(a, b)
        return True


class Solution:
    def validTree(self, n, edges):
        forest = Forest(n)
        return len(edges) == n - 1 and all(forest.join(a, b) for a, b in edges)
