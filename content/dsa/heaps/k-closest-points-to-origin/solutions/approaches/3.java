class Solution {
    public int[][] kClosest(int[][] points, int k) {
        Random random = new Random();
        List<int[]> closest = new ArrayList<>();
        List<int[]> rest = Arrays.asList(points);
        while (closest.size() < k) {
            int pivot = distance(rest.get(random.nextInt(rest.size())));
            List<int[]> nearer = new ArrayList<>();
            List<int[]> equal = new ArrayList<>();
            List<int[]> farther = new ArrayList<>();
            for (int[] point : rest) {
                if (distance(point) < pivot) {
                    nearer.add(point);
                } else if (distance(point) == pivot) {
                    equal.add(point);
                } else {
                    farther.add(point);
                }
            }
            int missing = k - closest.size();
            if (missing < nearer.size()) {
                rest = nearer;
            } else {
                closest.addAll(nearer);
                closest.addAll(equal.subList(0, Math.min(missing - nearer.size(), equal.size())));
                rest = farther;
            }
        }
        return closest.toArray(new int[0][]);
    }

    private int distance(int[] point) {
        return point[0] * point[0] + point[1] * point[1];
    }
}
