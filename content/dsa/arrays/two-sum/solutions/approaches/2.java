class Solution {
    public int[] twoSum(int[] nums, int target) {
        Integer[] order = new Integer[nums.length];
        for (int i = 0; i < nums.length; i++) {
            order[i] = i;
        }
        Arrays.sort(order, (a, b) -> Integer.compare(nums[a], nums[b]));
        int left = 0;
        int right = nums.length - 1;
        while (left < right) {
            int total = nums[order[left]] + nums[order[right]];
            if (total == target) {
                return new int[] {order[left], order[right]};
            }
            if (total < target) {
                left++;
            } else {
                right--;
            }
        }
        return new int[0];
    }
}
