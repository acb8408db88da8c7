class Solution:
    def countComponents(self, n: int, edges: List[List[int]]) -> int:
        groups = []
        for a, b in edges:
            for group in groups:
                if a in group or b in group:
                    group |= {a, b}
                    break
            else:
                groups.append({a, b})
        alone = n - len(set().union(*groups))
        return len(groups) + alone
