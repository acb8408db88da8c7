class MinStack {
    private record Entry(int value, int minimum) {}

    private final Deque<Entry> entries = new ArrayDeque<>();

    public MinStack() {}

    public void push(int val) {
        int minimum = entries.isEmpty() ? val : Math.min(val, entries.peek().minimum());
        entries.push(new Entry(val, minimum));
    }

    public void pop() {
        entries.pop();
    }

    public int top() {
        return entries.peek().value();
    }

    public int getMin() {
        return entries.peek().minimum();
    }
}
