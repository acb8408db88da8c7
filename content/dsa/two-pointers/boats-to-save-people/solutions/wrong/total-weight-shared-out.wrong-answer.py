class Solution:
    def numRescueBoats(self, people: List[int], limit: int) -> int:
        return max(-(-sum(people) // limit), -(-len(people) // 2))
