class Solution:
    def totalFruit(self, fruits: List[int]) -> int:
        return sum(trees for _, trees in Counter(fruits).most_common(2))
