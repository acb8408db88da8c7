class Solution:
    def singleNumber(self, nums: List[int]) -> int:
        for value, count in Counter(nums).items():
            if value and count == 1:
                return value
        return -1
