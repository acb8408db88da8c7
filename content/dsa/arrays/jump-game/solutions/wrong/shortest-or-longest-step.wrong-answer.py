class Solution:
    def canJump(self, nums: List[int]) -> bool:
        last = len(nums) - 1
        todo, seen = [0], {0}
        while todo:
            i = todo.pop()
            if i >= last:
                return True
            for j in (i + 1, i + nums[i]):
                if nums[i] > 0 and j not in seen:
                    seen.add(j)
                    todo.append(j)
        return False
