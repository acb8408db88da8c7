class Solution {
    public int[] productExceptSelf(int[] nums) {
        int n = nums.length;
        int[] before = new int[n];
        before[0] = 1;
        for (int i = 1; i < n; i++) {
            before[i] = before[i - 1] * nums[i - 1];
        }
        int[] after = new int[n];
        after[n - 1] = 1;
        for (int i = n - 2; i >= 0; i--) {
            after[i] = after[i + 1] * nums[i + 1];
        }
        int[] answer = new int[n];
        for (int i = 0; i < n; i++) {
            answer[i] = before[i] * after[i];
        }
        return answer;
    }
}
