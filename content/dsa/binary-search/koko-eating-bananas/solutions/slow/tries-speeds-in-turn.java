class Solution {
    public int minEatingSpeed(int[] piles, int h) {
        for (int speed = 1; ; speed++) {
            long hours = 0;
            for (int pile : piles) {
                hours += pile / speed + (pile % speed > 0 ? 1 : 0);
            }
            if (hours <= h) {
                return speed;
            }
        }
    }
}
