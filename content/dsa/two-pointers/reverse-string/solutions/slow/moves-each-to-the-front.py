class Solution:
    def reverseString(self, s: List[str]) -> None:
        for i in range(1, len(s)):
            s.insert(0, s.pop(i))  # shifts everything behind i, then the whole list
