class Solution {
    public int jump(int[] nums) {
        int jumps = 0;
        int i = 0;
        while (i < nums.length - 1) {
            if (nums[i] == 0) {
                return -1;
            }
            i += nums[i];
            jumps++;
        }
        return jumps;
    }
}
