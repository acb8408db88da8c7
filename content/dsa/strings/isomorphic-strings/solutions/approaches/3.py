class Solution:
    def isIsomorphic(self, s: str, t: str) -> bool:
        first_s, first_t = {}, {}
        return all(
            first_s.setdefault(a, i) == first_t.setdefault(b, i)
            for i, (a, b) in enumerate(zip(s, t))
        )
