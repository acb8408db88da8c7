class Solution {
    public int[] maxSlidingWindow(int[] nums, int k) {
        TreeMap<Integer, Integer> window = new TreeMap<>();
        int[] answer = new int[nums.length - k + 1];
        for (int i = 0; i < nums.length; i++) {
            window.merge(nums[i], 1, Integer::sum);
            if (i >= k) window.computeIfPresent(nums[i - k], (key, n) -> n == 1 ? null : n - 1);
            if (i >= k - 1) answer[i - k + 1] = window.lastKey();
        }
        return answer;
    }
}
