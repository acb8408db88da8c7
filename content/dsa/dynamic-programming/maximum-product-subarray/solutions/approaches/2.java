class Solution {
    public int maxProduct(int[] nums) {
        int best = nums[0];
        for (boolean fromLeft : new boolean[] {true, false}) {
            int product = 1;
            for (int i = 0; i < nums.length; i++) {
                product *= nums[fromLeft ? i : nums.length - 1 - i];
                best = Math.max(best, product);
                if (product == 0) {
                    product = 1;
                }
            }
        }
        return best;
    }
}
