class Solution {
    public int minEatingSpeed(int[] piles, int h) {
        int k = 1;
        while (hours(piles, k) > h) {
            k++;
        }
        return k;
    }

    private static long hours(int[] piles, int k) {
        long total = 0;
        for (int pile : piles) {
            total += (pile - 1) / k + 1;
        }
        return total;
    }
}
