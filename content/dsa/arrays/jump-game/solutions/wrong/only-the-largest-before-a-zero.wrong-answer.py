class Solution:
    def canJump(self, nums: List[int]) -> bool:
        if len(nums) == 1:
            return True
        if nums[0] == 0:
            return False
        top = 0
        for i in range(1, len(nums) - 1):
            if nums[i] > nums[top]:
                top = i
            if nums[i] == 0 and top + nums[top] <= i:
                return False
        return True
