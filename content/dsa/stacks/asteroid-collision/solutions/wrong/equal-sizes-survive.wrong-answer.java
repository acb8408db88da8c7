class Solution {
    public int[] asteroidCollision(int[] asteroids) {
        Deque<Integer> flying = new ArrayDeque<>();
        for (int asteroid : asteroids) {
            boolean alive = true;
            while (alive && asteroid < 0 && !flying.isEmpty() && flying.peekLast() > 0) {
                if (flying.peekLast() < -asteroid) {
                    flying.pollLast();
                } else {
                    alive = false;
                }
            }
            if (alive) {
                flying.addLast(asteroid);
            }
        }
        return flying.stream().mapToInt(Integer::intValue).toArray();
    }
}
