class Solution {
    public int[] maxSlidingWindow(int[] nums, int k) {
        PriorityQueue<int[]> heap = new PriorityQueue<>((a, b) -> Integer.compare(b[0], a[0]));
        int[] maxima = new int[nums.length - k + 1];
        for (int i = 0; i < nums.length; i++) {
            heap.add(new int[] {nums[i], i});
            while (heap.peek()[1] <= i - k) {
                heap.poll();
            }
            if (i >= k - 1) {
                maxima[i - k + 1] = heap.peek()[0];
            }
        }
        return maxima;
    }
}
