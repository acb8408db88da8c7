class Solution:
    def largestNumber(self, nums: List[int]) -> str:
        s = [str(n) for n in nums]
        for i in range(len(s) - 1):
            if s[i] + s[i + 1] < s[i + 1] + s[i]:
                s[i], s[i + 1] = s[i + 1], s[i]
        answer = "".join(s)
        return answer.lstrip("0") or "0"
