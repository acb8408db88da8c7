from graphlib import CycleError, TopologicalSorter


class Solution:
    def alienOrder(self, words):
        sorter = TopologicalSorter({c: () for w in words for c in w})
        for a, b in itertools.pairwise(words):
            for x, y in zip(a, b):
                if x != y:
                    sorter.add(y, x)
                    break
            else:
                if len(a) > len(b):
                    return ''
        try:
            return ''.join(sorter.static_order())
        except CycleError:
            return ''
