class Solution {
    public int carFleet(int target, int[] position, int[] speed) {
        Integer[] cars = new Integer[position.length];
        for (int i = 0; i < cars.length; i++) {
            cars[i] = i;
        }
        Arrays.sort(cars, (a, b) -> Integer.compare(position[b], position[a])); // nearest to the target first
        int fleets = 0;
        double slowest = 0; // hours the last fleet ahead needs
        for (int car : cars) {
            double hours = (double) (target - position[car]) / speed[car];
            if (hours > slowest) {
                fleets++;
                slowest = hours;
            }
        }
        return fleets;
    }
}
