class Solution {
    public void moveZeroes(int[] nums) {
        List<Integer> kept = new ArrayList<>();
        for (int num : nums) {
            if (num != 0) {
                kept.add(num);
            }
        }
        for (int i = 0; i < nums.length; i++) {
            nums[i] = i < kept.size() ? kept.get(i) : 0;
        }
    }
}
