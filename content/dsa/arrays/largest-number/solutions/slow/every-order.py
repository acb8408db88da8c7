class Solution:
    def largestNumber(self, nums: List[int]) -> str:
        texts = [str(num) for num in nums]
        largest = max(''.join(order) for order in permutations(texts))
        return largest.lstrip('0') or '0'
