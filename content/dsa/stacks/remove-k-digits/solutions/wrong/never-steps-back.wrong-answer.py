class Solution:
    def removeKdigits(self, num, k):
        digits = list(num)
        i = 0
        while k:
            while i + 1 < len(digits) and digits[i] <= digits[i + 1]:
                i += 1
            if i < len(digits):
                digits.pop(i)
            else:
                digits.pop()
            k -= 1
        return ''.join(digits).lstrip('0') or '0'
