class Solution {
    public int minOperations(int[] nums, int x) {
        int target = -x; // the sum is at most 10^9 and fits an int
        for (int num : nums) {
            target += num;
        }
        if (target < 0) {
            return -1;
        }
        int longest = -1;
        int left = 0;
        int window = 0;
        for (int right = 0; right < nums.length; right++) {
            window += nums[right];
            while (window > target) {
                window -= nums[left++];
            }
            if (window == target) {
                longest = Math.max(longest, right - left + 1);
            }
        }
        return longest >= 0 ? nums.length - longest : -1;
    }
}
