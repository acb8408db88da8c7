class Solution {
    public int[] sortedSquares(int[] nums) {
        int n = nums.length;
        int right = 0;
        while (right < n && nums[right] < 0) {
            right++;
        }
        int left = right - 1;
        int[] squares = new int[n];
        for (int place = 0; place < n; place++) {
            boolean takeLeft = right == n || (left >= 0 && -nums[left] < nums[right]);
            int num = takeLeft ? nums[left--] : nums[right++];
            squares[place] = num * num;
        }
        return squares;
    }
}
