class Solution:
    def largestNumber(self, nums: List[int]) -> str:
        # filling up with the last digit is not the same as repeating the number
        joined = ''.join(sorted(map(str, nums), key=lambda text: text.ljust(20, text[-1]), reverse=True))
        return joined.lstrip('0') or '0'
