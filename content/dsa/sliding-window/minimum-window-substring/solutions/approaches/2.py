class Solution:
    def minWindow(self, s: str, t: str) -> str:
        required, window = Counter(t), Counter()
        left = start = 0
        length = inf
        for right, letter in enumerate(s):
            window[letter] += 1
            while all(window[c] >= count for c, count in required.items()):
                if right - left + 1 < length:
                    start, length = left, right - left + 1
                window[s[left]] -= 1
                left += 1
        return '' if length == inf else s[start:start + length]
