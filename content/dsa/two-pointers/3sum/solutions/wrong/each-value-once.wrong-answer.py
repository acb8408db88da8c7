class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        values = sorted(set(nums))
        found = set()
        present = set(values)
        for i, a in enumerate(values):
            for b in values[i + 1:]:
                c = -a - b
                if c > b and c in present:
                    found.add((a, b, c))
        if nums.count(0) > 2:
            found.add((0, 0, 0))
        return [list(t) for t in found]
