class Solution:
    def largestNumber(self, nums):
        texts = {str(n) for n in nums}
        order = cmp_to_key(lambda a, b: 1 if a + b > b + a else -1)
        joined = "".join(sorted(texts, key=order, reverse=True))
        return joined.lstrip("0") or "0"
