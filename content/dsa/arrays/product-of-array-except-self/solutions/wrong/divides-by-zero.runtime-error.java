class Solution {
    public int[] productExceptSelf(int[] nums) {
        int product = 1;
        for (int num : nums) {
            product *= num;
        }
        int[] answer = new int[nums.length];
        for (int i = 0; i < nums.length; i++) {
            answer[i] = product / nums[i];
        }
        return answer;
    }
}
