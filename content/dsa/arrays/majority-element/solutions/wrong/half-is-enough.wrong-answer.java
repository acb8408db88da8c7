class Solution {
    public int majorityElement(int[] nums) {
        Map<Integer, Integer> count = new HashMap<>();
        for (int num : nums) {
            count.merge(num, 1, Integer::sum);
            if (count.get(num) >= nums.length / 2) {
                return num;
            }
        }
        return -1;
    }
}
