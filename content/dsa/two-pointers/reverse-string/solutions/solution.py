class Solution:
    def reverseString(self, s: List[str]) -> None:
        for left in range(len(s) // 2):
            right = len(s) - 1 - left
            s[left], s[right] = s[right], s[left]
