class Solution:
    def countBits(self, n: int) -> List[int]:
        counts = [0]
        while len(counts) <= n:
            counts += [c + 1 for c in counts]
        return counts
