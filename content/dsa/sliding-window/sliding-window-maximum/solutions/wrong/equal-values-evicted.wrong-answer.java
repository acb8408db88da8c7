class Solution {
    public int[] maxSlidingWindow(int[] nums, int k) {
        TreeSet<Integer> window = new TreeSet<>();
        int[] maxima = new int[nums.length - k + 1];
        for (int i = 0; i < nums.length; i++) {
            if (i >= k) {
                window.remove(nums[i - k]);
            }
            window.add(nums[i]);
            if (i >= k - 1) {
                maxima[i - k + 1] = window.last();
            }
        }
        return maxima;
    }
}
