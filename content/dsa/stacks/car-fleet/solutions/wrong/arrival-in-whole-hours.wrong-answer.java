class Solution {
    public int carFleet(int target, int[] position, int[] speed) {
        Integer[] order = new Integer[position.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        Arrays.sort(order, (a, b) -> position[b] - position[a]);
        int fleets = 0;
        double slowest = 0;
        for (int car : order) {
            double hours = (target - position[car]) / speed[car];
            if (hours > slowest) {
                slowest = hours;
                fleets++;
            }
        }
        return fleets;
    }
}
