class Solution {
    public boolean canPartition(int[] nums) {
        int total = 0;
        for (int num : nums) {
            total += num;
        }
        if (total % 2 != 0) {
            return false;
        }
        // Bit s is set if some of the elements so far add up to s.
        BigInteger reachable = BigInteger.ONE;
        for (int num : nums) {
            reachable = reachable.or(reachable.shiftLeft(num));
        }
        return reachable.testBit(total / 2);
    }
}
