class MinStack {
    private final Stack<Integer> values = new Stack<>();
    private final Stack<Integer> minima = new Stack<>();

    public MinStack() {}

    public void push(int val) {
        values.push(val);
        if (minima.isEmpty() || val <= minima.peek()) {
            minima.push(val);
        }
    }

    public void pop() {
        if (values.peek() == minima.peek()) {
            minima.pop();
        }
        values.pop();
    }

    public int top() {
        return values.peek();
    }

    public int getMin() {
        return minima.peek();
    }
}
