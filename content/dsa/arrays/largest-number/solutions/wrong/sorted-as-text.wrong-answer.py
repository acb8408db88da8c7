class Solution:
    def largestNumber(self, nums: List[int]) -> str:
        joined = ''.join(sorted(map(str, nums), reverse=True))  # 87 before 8
        return joined.lstrip('0') or '0'
