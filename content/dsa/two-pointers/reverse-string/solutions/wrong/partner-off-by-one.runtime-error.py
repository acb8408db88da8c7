class Solution:
    def reverseString(self, s: List[str]) -> None:
        for i in range(len(s) // 2 + 1):
            s[i], s[len(s) - i] = s[len(s) - i], s[i]  # the partner of 0 does not exist
