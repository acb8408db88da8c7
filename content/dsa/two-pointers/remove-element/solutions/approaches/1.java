class Solution {
    public int removeElement(int[] nums, int val) {
        int k = nums.length;
        int i = find(nums, k, val);
        while (i < k) {
            System.arraycopy(nums, i + 1, nums, i, k - i - 1);
            k--;
            i = find(nums, k, val);
        }
        return k;
    }

    private int find(int[] nums, int k, int val) {
        int i = 0;
        while (i < k && nums[i] != val) {
            i++;
        }
        return i;
    }
}
