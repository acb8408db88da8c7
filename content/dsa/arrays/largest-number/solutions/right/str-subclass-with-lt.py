class Digits(str):
    def __lt__(self, other):
        return str.__lt__(other + self, self + other)


class Solution:
    def largestNumber(self, nums: List[int]) -> str:
        return str(int(''.join(sorted(map(Digits, map(str, nums))))))
