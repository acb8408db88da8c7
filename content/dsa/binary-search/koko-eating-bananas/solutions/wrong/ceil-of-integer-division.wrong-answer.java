class Solution {
    public int minEatingSpeed(int[] piles, int h) {
        int low = 1;
        int high = 1_000_000_000;
        while (low < high) {
            int speed = (low + high) / 2;
            double hours = 0;
            for (int pile : piles) {
                hours += Math.ceil(pile / speed);
            }
            if (hours <= h) {
                high = speed;
            } else {
                low = speed + 1;
            }
        }
        return low;
    }
}
