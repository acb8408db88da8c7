class Solution {
    public int[] asteroidCollision(int[] asteroids) {
        int[] survivors = new int[asteroids.length]; // a stack
        int size = 0;
        for (int asteroid : asteroids) {
            boolean alive = true;
            while (alive && asteroid < 0 && size > 0 && survivors[size - 1] > 0) {
                int rival = survivors[size - 1];
                alive = rival < -asteroid;
                if (rival <= -asteroid) {
                    size--;
                }
            }
            if (alive) {
                survivors[size++] = asteroid;
            }
        }
        return Arrays.copyOf(survivors, size);
    }
}
