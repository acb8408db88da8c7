class Solution:
    def sortedSquares(self, nums: List[int]) -> List[int]:
        squares = []
        left, right = 0, len(nums) - 1
        while left < right:  # the element on which the pointers meet is left out
            if abs(nums[left]) > abs(nums[right]):
                squares.append(nums[left] ** 2)
                left += 1
            else:
                squares.append(nums[right] ** 2)
                right -= 1
        return squares[::-1]
