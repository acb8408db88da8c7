class StockSpanner {
public:
    StockSpanner() {}

    int next(int price) {
        int span = 1;
        while (span <= ssize(prices) && prices[prices.size() - span] <= price) span++;
        prices.push_back(price);
        return span;
    }

private:
    vector<int> prices;
};
