class Solution {
    public int[] twoSum(int[] nums, int target) {
        Map<Integer, Integer> indexOf = new HashMap<>();
        for (int i = 0; i < nums.length; i++) {
            int partner = indexOf.getOrDefault(target - nums[i], 0);
            if (partner > 0) {
                return new int[] {partner, i};
            }
            indexOf.put(nums[i], i);
        }
        return new int[0];
    }
}
