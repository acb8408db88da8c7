class Solution:
    def singleNumber(self, nums: List[int]) -> int:
        text = " ".join(str(x) for x in nums)
        for x in nums:
            if text.count(str(x)) == 1:
                return x
        return nums[0]
