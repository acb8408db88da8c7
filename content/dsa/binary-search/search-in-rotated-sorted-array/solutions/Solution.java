class Solution {
    public int search(int[] nums, int target) {
        int low = 0;
        int high = nums.length - 1;
        while (low < high) {
            int mid = low + (high - low) / 2;
            boolean goLeft;
            if (nums[low] <= nums[mid]) { // the left half is sorted
                goLeft = nums[low] <= target && target <= nums[mid];
            } else { // the right half is sorted
                goLeft = target <= nums[mid] || target > nums[high];
            }
            if (goLeft) {
                high = mid;
            } else {
                low = mid + 1;
            }
        }
        return nums[low] == target ? low : -1;
    }
}
