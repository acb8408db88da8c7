class Solution:
    def largestNumber(self, nums: List[int]) -> str:
        def compare(a: str, b: str) -> int:
            return int(b + a) - int(a + b)  # negative: a goes first

        ordered = sorted(map(str, nums), key=cmp_to_key(compare))
        return '0' if ordered[0] == '0' else ''.join(ordered)
