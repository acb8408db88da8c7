class Solution {
    public int longestConsecutive(int[] nums) {
        Arrays.sort(nums);
        int longest = 0;
        int run = 0;
        for (int i = 0; i < nums.length; i++) {
            if (i > 0 && nums[i] == nums[i - 1] + 1) {
                run++;
            } else if (i == 0 || nums[i] != nums[i - 1]) {
                run = 1;
            }
            longest = Math.max(longest, run);
        }
        return longest;
    }
}
