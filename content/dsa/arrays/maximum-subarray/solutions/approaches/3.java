class Solution {
    private record Part(int total, int prefix, int suffix, int best) {}

    public int maxSubArray(int[] nums) {
        return solve(nums, 0, nums.length - 1).best();
    }

    private Part solve(int[] nums, int low, int high) {
        if (low == high) {
            return new Part(nums[low], nums[low], nums[low], nums[low]);
        }
        int mid = (low + high) / 2;
        Part a = solve(nums, low, mid);
        Part b = solve(nums, mid + 1, high);
        int total = a.total + b.total;
        int prefix = Math.max(a.prefix, a.total + b.prefix);
        int suffix = Math.max(b.suffix, b.total + a.suffix);
        int best = Math.max(Math.max(a.best, b.best), a.suffix + b.prefix);
        return new Part(total, prefix, suffix, best);
    }
}
