class Solution {
    private int[] memo;

    public int climbStairs(int n) {
        memo = new int[n + 1];
        return ways(n);
    }

    private int ways(int step) {
        if (step <= 1) {
            return 1;
        }
        if (memo[step] == 0) {
            memo[step] = ways(step - 1) + ways(step - 2);
        }
        return memo[step];
    }
}
