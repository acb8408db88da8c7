class StockSpanner {
public:
    StockSpanner() {}

    int next(int price) {
        int span = 1;
        while (!blocks.empty() && blocks.back().first <= price) {
            span += blocks.back().second;
            blocks.pop_back();
        }
        blocks.push_back({price, span});
        return span;
    }

private:
    vector<pair<int, int>> blocks;  // a price and its span; the prices fall
};
