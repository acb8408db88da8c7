class Solution {
    public int majorityElement(int[] nums) {
        Map<Integer, Integer> count = new HashMap<>();
        for (int num : nums) {
            count.merge(num, 1, Integer::sum);
        }
        int majority = nums[0];
        for (int num : count.keySet()) {
            if (count.get(num) > count.get(majority)) {
                majority = num;
            }
        }
        return majority;
    }
}
