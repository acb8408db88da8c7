class Solution {
    public int lengthOfLIS(int[] nums) {
        int[] longest = new int[nums.length];
        int best = 0;
        for (int i = 0; i < nums.length; i++) {
            longest[i] = 1;
            for (int j = 0; j < i; j++) {
                if (nums[j] < nums[i]) {
                    longest[i] = Math.max(longest[i], longest[j] + 1);
                }
            }
            best = Math.max(best, longest[i]);
        }
        return best;
    }
}
