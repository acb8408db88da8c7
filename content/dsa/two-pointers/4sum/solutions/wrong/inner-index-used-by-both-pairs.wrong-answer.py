class Solution:
    def fourSum(self, nums, target):
        nums.sort()
        pairs = defaultdict(list)
        for i, j in combinations(range(len(nums)), 2):
            pairs[nums[i] + nums[j]].append((i, j))
        found = set()
        for s in pairs:
            for i, j in pairs[s]:
                for k, l in pairs.get(target - s, ()):
                    if i < k and j < l:
                        found.add(tuple(sorted((nums[i], nums[j], nums[k], nums[l]))))
        return [list(q) for q in found]
