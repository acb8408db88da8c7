class Solution {
    public int findMin(int[] nums) {
        int last = nums[nums.length - 1];
        int low = 0;
        int high = nums.length - 1;
        while (low < high) {
            int mid = low + (high - low) / 2;
            if (nums[mid] <= last) {
                high = mid;
            } else {
                low = mid + 1;
            }
        }
        return nums[low];
    }
}
