class Solution:
    def pivotIndex(self, nums: List[int]) -> int:
        total, left, answer = sum(nums), 0, -1
        for i, num in enumerate(nums):
            if left == total - left - num:
                answer = i  # keeps going and ends with the rightmost
            left += num
        return answer
