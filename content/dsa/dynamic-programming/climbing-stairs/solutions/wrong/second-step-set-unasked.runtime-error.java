class Solution {
    public int climbStairs(int n) {
        int[] ways = new int[n + 1];
        ways[1] = 1;
        ways[2] = 2;
        for (int step = 3; step <= n; step++) {
            ways[step] = ways[step - 1] + ways[step - 2];
        }
        return ways[n];
    }
}
