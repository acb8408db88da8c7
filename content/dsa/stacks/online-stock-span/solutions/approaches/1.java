class StockSpanner {
    private final List<Integer> prices = new ArrayList<>();

    public StockSpanner() {}

    public int next(int price) {
        int span = 1;
        while (span <= prices.size() && prices.get(prices.size() - span) <= price) {
            span++;
        }
        prices.add(price);
        return span;
    }
}
