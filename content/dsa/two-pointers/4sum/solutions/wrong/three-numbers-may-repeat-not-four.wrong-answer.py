class Solution:
    def fourSum(self, nums: List[int], target: int) -> List[List[int]]:
        count = Counter(nums)
        values = sorted(v for v in count)
        pool = [v for v in values for _ in range(min(count[v], 3))]
        found = set()
        n = len(pool)
        for i in range(n):
            for j in range(i + 1, n):
                rest = target - pool[i] - pool[j]
                l, r = j + 1, n - 1
                while l < r:
                    s = pool[l] + pool[r]
                    if s == rest:
                        found.add((pool[i], pool[j], pool[l], pool[r]))
                        l += 1
                    elif s < rest:
                        l += 1
                    else:
                        r -= 1
        return list(map(list, found))
