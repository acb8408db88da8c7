class Solution {
    public int singleNumber(int[] nums) {
        int[] counts = new int[30001];
        for (int num : nums) {
            counts[num]++;
        }
        for (int num : nums) {
            if (counts[num] == 1) {
                return num;
            }
        }
        return -1;
    }
}
