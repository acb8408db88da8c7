class Solution:
    out = []
    def subsets(self, nums):
        def go(i, cur):
            if i == len(nums): self.out.append(cur[:]); return
            go(i+1, cur); go(i+1, cur+[nums[i]])
        go(0, [])
        return self.out
