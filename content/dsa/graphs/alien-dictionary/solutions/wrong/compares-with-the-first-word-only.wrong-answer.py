from graphlib import CycleError, TopologicalSorter


class Solution:
    def alienOrder(self, words: List[str]) -> str:
        graph = {c: set() for c in "".join(words)}
        first = words[0]
        for word in words[1:]:
            for x, y in zip(first, word):
                if x != y:
                    graph[y].add(x)
                    break
            else:
                if len(first) > len(word):
                    return ""
        try:
            return "".join(TopologicalSorter(graph).static_order())
        except CycleError:
            return ""
