class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        order = sorted(range(len(nums)), key=nums.__getitem__)
        lo, hi = 0, len(order) - 1
        while (s := nums[order[lo]] + nums[order[hi]]) != target:
            if s < target:
                lo += 1
            else:
                hi -= 1
        return sorted((order[lo], order[hi]))
