class Solution {
    public void rotate(int[] nums, int k) {
        int n = nums.length;
        k %= n;
        int[] copy = nums.clone();
        System.arraycopy(copy, n - k, nums, 0, k);
        System.arraycopy(copy, 0, nums, k, n - k);
    }
}
