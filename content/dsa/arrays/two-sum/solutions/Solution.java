class Solution {
    public int[] twoSum(int[] nums, int target) {
        Map<Integer, Integer> indexOf = new HashMap<>();
        for (int i = 0; i < nums.length; i++) {
            // |target - nums[i]| is at most 2 * 10^9, which still fits an int.
            Integer partner = indexOf.get(target - nums[i]);
            if (partner != null) {
                return new int[] {partner, i};
            }
            indexOf.put(nums[i], i);
        }
        return new int[0];
    }
}
