class Solution {
    public int maxFrequency(int[] nums, int k) {
        Arrays.sort(nums);
        int[] prefix = new int[nums.length + 1];
        for (int i = 0; i < nums.length; i++) {
            prefix[i + 1] = prefix[i] + nums[i];
        }
        int best = 1;
        for (int right = 0; right < nums.length; right++) {
            int low = 0;
            int high = right;
            while (low < high) {
                int mid = (low + high) / 2;
                int cost = nums[right] * (right - mid + 1) - (prefix[right + 1] - prefix[mid]);
                if (cost <= k) {
                    high = mid;
                } else {
                    low = mid + 1;
                }
            }
            best = Math.max(best, right - low + 1);
        }
        return best;
    }
}
