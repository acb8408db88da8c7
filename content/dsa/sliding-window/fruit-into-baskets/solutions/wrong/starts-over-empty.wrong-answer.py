class Solution:
    def totalFruit(self, fruits: List[int]) -> int:
        best = length = 0
        kinds = set()
        for kind in fruits:
            if kind not in kinds and len(kinds) == 2:
                kinds, length = set(), 0  # the run just before this tree could have been kept
            kinds.add(kind)
            length += 1
            best = max(best, length)
        return best
