class Solution:
    def largestNumber(self, nums: List[int]) -> str:
        texts = sorted(map(str, nums), key=lambda t: (t * 4)[:4], reverse=True)
        return str(int("".join(texts))) if texts[0] == "0" else "".join(texts)
