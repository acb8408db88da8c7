class Solution {
    public int[] searchRange(int[] nums, int target) {
        int start = firstAtLeast(nums, target);
        if (start == nums.length || nums[start] != target) {
            return new int[] {-1, -1};
        }
        return new int[] {start, firstAtLeast(nums, target + 1) - 1};
    }

    private static int firstAtLeast(int[] nums, int value) {
        int low = 0;
        int high = nums.length;
        while (low < high) {
            int mid = low + (high - low) / 2;
            if (nums[mid] < value) {
                low = mid + 1;
            } else {
                high = mid;
            }
        }
        return low;
    }
}
