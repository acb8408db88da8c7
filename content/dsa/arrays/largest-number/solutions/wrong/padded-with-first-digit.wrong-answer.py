class Solution:
    def largestNumber(self, nums: List[int]) -> str:
        words = [str(x) for x in nums]
        words.sort(key=lambda w: w.ljust(10, w[0]), reverse=True)
        out = "".join(words)
        return "0" if out[0] == "0" else out
