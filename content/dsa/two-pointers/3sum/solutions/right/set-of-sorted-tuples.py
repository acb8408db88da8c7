class Solution:
    def threeSum(self, nums):
        counts, triples = Counter(nums), set()
        values = sorted(counts)
        for i, a in enumerate(values):
            for b in values[i:]:
                c = -a - b
                if c < b:
                    break
                if c in counts and not Counter((a, b, c)) - counts:
                    triples.add((a, b, c))
        return triples
