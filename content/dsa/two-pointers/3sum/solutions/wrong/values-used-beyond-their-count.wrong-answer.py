class Solution:
    def threeSum(self, nums):
        values = sorted(set(nums))
        present = set(values)
        out = []
        for i, a in enumerate(values):
            for b in values[i:]:
                c = -a - b
                if c >= b and c in present:
                    out.append([a, b, c])
        return out
