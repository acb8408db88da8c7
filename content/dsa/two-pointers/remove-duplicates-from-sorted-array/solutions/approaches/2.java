class Solution {
    public int removeDuplicates(int[] nums) {
        int k = nums.length;
        for (int i = nums.length - 1; i > 0; i--) {
            if (nums[i] == nums[i - 1]) {
                System.arraycopy(nums, i + 1, nums, i, k - i - 1);
                k--;
            }
        }
        return k;
    }
}
