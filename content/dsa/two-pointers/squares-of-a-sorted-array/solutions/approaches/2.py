class Solution:
    def sortedSquares(self, nums: List[int]) -> List[int]:
        n = len(nums)
        right = 0
        while right < n and nums[right] < 0:
            right += 1
        left = right - 1
        squares = []
        while left >= 0 or right < n:
            if right == n or (left >= 0 and -nums[left] < nums[right]):
                squares.append(nums[left] ** 2)
                left -= 1
            else:
                squares.append(nums[right] ** 2)
                right += 1
        return squares
