class Solution {
    public int maxFrequency(int[] nums, int k) {
        Arrays.sort(nums);
        long[] prefix = new long[nums.length + 1];
        for (int i = 0; i < nums.length; i++) {
            prefix[i + 1] = prefix[i] + nums[i];
        }
        int best = 0;
        for (int right = 0; right < nums.length; right++) {
            long target = nums[right];
            int low = 0;
            int high = right;
            while (low < high) {
                int mid = (low + high) >>> 1;
                long cost = target * (right - mid + 1) - (prefix[right + 1] - prefix[mid]);
                if (cost > k) {
                    low = mid + 1;
                } else {
                    high = mid;
                }
            }
            best = Math.max(best, right - low + 1);
        }
        return best;
    }
}
