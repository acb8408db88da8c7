class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        candidates.sort()
        result, path = [], []

        def search(start, rest):
            if rest == 0:
                result.append(path[:])
                return True
            for i in range(start, len(candidates)):
                if candidates[i] > rest:
                    break
                path.append(candidates[i])
                done = search(i, rest - candidates[i])
                path.pop()
                if done:
                    return True
            return False

        for i in range(len(candidates)):
            if candidates[i] <= target:
                path.append(candidates[i])
                search(i, target - candidates[i])
                path.pop()
        return result
