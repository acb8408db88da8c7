class Solution:
    def majorityElement(self, nums: List[int]) -> int:
        answer = 0
        for bit in range(32):
            ones = sum(x >> bit & 1 for x in nums)
            if ones > len(nums) // 2:
                answer |= 1 << bit
        return answer
