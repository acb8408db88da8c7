class Solution {
    public int[][] kClosest(int[][] points, int k) {
        Arrays.sort(points, (a, b) -> distance(a) - distance(b));
        return Arrays.copyOf(points, k);
    }

    private int distance(int[] point) {
        return (int) Math.sqrt(point[0] * point[0] + point[1] * point[1]);
    }
}
