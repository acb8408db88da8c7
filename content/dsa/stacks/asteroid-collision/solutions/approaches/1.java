class Solution {
    public int[] asteroidCollision(int[] asteroids) {
        List<Integer> line = new ArrayList<>();
        for (int asteroid : asteroids) {
            line.add(asteroid);
        }
        int i = 0;
        while (i + 1 < line.size()) {
            if (line.get(i) < 0 || line.get(i + 1) > 0) {
                i++;
                continue;
            }
            int right = line.get(i);
            int left = -line.get(i + 1);
            if (left <= right) {
                line.remove(i + 1);
            }
            if (right <= left) {
                line.remove(i);
            }
            i = 0;
        }
        return line.stream().mapToInt(Integer::intValue).toArray();
    }
}
