class Solution {
    public int[] maxSlidingWindow(int[] nums, int k) {
        Deque<Integer> candidates = new ArrayDeque<>(); // indices; their values decrease from front to back
        int[] maxima = new int[nums.length - k + 1];
        for (int i = 0; i < nums.length; i++) {
            while (!candidates.isEmpty() && nums[candidates.peekLast()] <= nums[i]) {
                candidates.pollLast();
            }
            candidates.addLast(i);
            if (candidates.peekFirst() == i - k) {
                candidates.pollFirst();
            }
            if (i >= k - 1) {
                maxima[i - k + 1] = nums[candidates.peekFirst()];
            }
        }
        return maxima;
    }
}
