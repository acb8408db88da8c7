class Solution {
    public int[] maxSlidingWindow(int[] nums, int k) {
        PriorityQueue<Integer> window = new PriorityQueue<>(Collections.reverseOrder());
        int[] maxima = new int[nums.length - k + 1];
        for (int i = 0; i < nums.length; i++) {
            window.add(nums[i]);
            if (i >= k) {
                window.remove(nums[i - k]);
            }
            if (i >= k - 1) {
                maxima[i - k + 1] = window.peek();
            }
        }
        return maxima;
    }
}
