class StockSpanner {
    private record Block(int price, int span) {}

    private final Deque<Block> blocks = new ArrayDeque<>(); // the prices fall

    public StockSpanner() {}

    public int next(int price) {
        int span = 1;
        while (!blocks.isEmpty() && blocks.peek().price() <= price) {
            span += blocks.pop().span();
        }
        blocks.push(new Block(price, span));
        return span;
    }
}
