class Solution {
    public void rotate(int[] nums, int k) {
        int n = nums.length;
        k %= n;
        for (int step = 0; step < k; step++) {
            int last = nums[n - 1];
            System.arraycopy(nums, 0, nums, 1, n - 1);
            nums[0] = last;
        }
    }
}
