class Solution {
    public void rotate(int[] nums, int k) {
        int n = nums.length;
        k %= n;
        int moved = 0;
        for (int start = 0; moved < n; start++) {
            int i = start;
            int num = nums[start];
            do {
                i = (i + k) % n;
                int next = nums[i];
                nums[i] = num;
                num = next;
                moved++;
            } while (i != start);
        }
    }
}
