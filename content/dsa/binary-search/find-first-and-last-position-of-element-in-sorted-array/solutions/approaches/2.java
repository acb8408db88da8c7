class Solution {
    public int[] searchRange(int[] nums, int target) {
        return new int[] {outermost(nums, target, true), outermost(nums, target, false)};
    }

    private static int outermost(int[] nums, int target, boolean leftmost) {
        int low = 0;
        int high = nums.length - 1;
        int found = -1;
        while (low <= high) {
            int mid = low + (high - low) / 2;
            if (nums[mid] == target) {
                found = mid;
            }
            if (nums[mid] > target || (nums[mid] == target && leftmost)) {
                high = mid - 1;
            } else {
                low = mid + 1;
            }
        }
        return found;
    }
}
