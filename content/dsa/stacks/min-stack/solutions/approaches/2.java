class MinStack {
    private final Deque<Integer> values = new ArrayDeque<>();
    private final Deque<Integer> minima = new ArrayDeque<>();

    public MinStack() {}

    public void push(int val) {
        values.push(val);
        if (minima.isEmpty() || val <= minima.peek()) {
            minima.push(val);
        }
    }

    public void pop() {
        if (values.pop().equals(minima.peek())) {
            minima.pop();
        }
    }

    public int top() {
        return values.peek();
    }

    public int getMin() {
        return minima.peek();
    }
}
