class Solution {
    public int missingNumber(int[] nums) {
        int n = nums.length;
        int missing = n * (n + 1) / 2;
        for (int num : nums) {
            missing -= num;
        }
        return missing;
    }
}
