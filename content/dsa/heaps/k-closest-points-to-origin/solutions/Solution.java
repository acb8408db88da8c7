class Solution {
    public int[][] kClosest(int[][] points, int k) {
        // The farthest on top.
        PriorityQueue<int[]> closest = new PriorityQueue<>((a, b) -> Integer.compare(distance(b), distance(a)));
        for (int[] point : points) {
            closest.add(point);
            if (closest.size() > k) {
                closest.poll();
            }
        }
        return closest.toArray(new int[0][]);
    }

    private int distance(int[] point) {
        return point[0] * point[0] + point[1] * point[1];
    }
}
