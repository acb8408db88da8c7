class Solution:
    def reverseString(self, s: List[str]) -> None:
        for i in range(len(s)):
            s[i] = s[-1 - i]  # the first half is gone when the second half needs it
