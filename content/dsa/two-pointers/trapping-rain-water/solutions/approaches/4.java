class Solution {
    public int trap(int[] height) {
        // At most 2 * 10^4 * 10^5 = 2 * 10^9 units: still an int.
        int water = 0;
        Deque<Integer> stack = new ArrayDeque<>();
        for (int i = 0; i < height.length; i++) {
            int bar = height[i];
            while (!stack.isEmpty() && height[stack.peek()] < bar) {
                int floor = height[stack.pop()];
                if (!stack.isEmpty()) {
                    int wall = Math.min(height[stack.peek()], bar);
                    water += (wall - floor) * (i - stack.peek() - 1);
                }
            }
            stack.push(i);
        }
        return water;
    }
}
