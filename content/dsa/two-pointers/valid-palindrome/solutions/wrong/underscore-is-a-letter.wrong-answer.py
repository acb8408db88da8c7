class Solution:
    def isPalindrome(self, s: str) -> bool:
        t = re.sub(r'\W', '', s).lower()
        return t == t[::-1]
