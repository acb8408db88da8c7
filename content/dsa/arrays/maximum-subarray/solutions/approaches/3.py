Part = namedtuple('Part', ['total', 'prefix', 'suffix', 'best'])


class Solution:
    def maxSubArray(self, nums: List[int]) -> int:
        def solve(low: int, high: int) -> Part:
            if low == high:
                return Part(nums[low], nums[low], nums[low], nums[low])
            mid = (low + high) // 2
            a = solve(low, mid)
            b = solve(mid + 1, high)
            return Part(
                total=a.total + b.total,
                prefix=max(a.prefix, a.total + b.prefix),
                suffix=max(b.suffix, b.total + a.suffix),
                best=max(a.best, b.best, a.suffix + b.prefix),
            )

        return solve(0, len(nums) - 1).best
