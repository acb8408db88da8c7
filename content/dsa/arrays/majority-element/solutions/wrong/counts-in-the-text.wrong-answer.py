class Solution:
    def majorityElement(self, nums: List[int]) -> int:
        text = ",".join(map(str, nums))
        for num in set(nums):
            if text.count(str(num)) > len(nums) // 2:
                return num
