class Solution:
    def removeKdigits(self, num: str, k: int) -> str:
        largest = sorted(range(len(num)), key=lambda i: num[i], reverse=True)[:k]
        removed = set(largest)
        return ''.join(digit for i, digit in enumerate(num) if i not in removed).lstrip('0') or '0'
