class Solution {
    public int subarraySum(int[] nums, int k) {
        int count = 0;
        int sum = 0;
        int left = 0;
        for (int right = 0; right < nums.length; right++) {
            sum += nums[right];
            while (left < right && sum > k) {
                sum -= nums[left++];
            }
            if (sum == k) {
                count++;
            }
        }
        return count;
    }
}
