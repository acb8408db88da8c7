class Solution:
    def search(self, nums: List[int], target: int) -> int:
        turn = nums.index(min(nums))
        left, right = nums[:turn], nums[turn:]
        for part in (left, right):
            i = bisect_left(part, target)
            if i < len(part) and part[i] == target:
                return i
        return -1
