class Solution {
public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> found;
        vector<unsigned long> cols;
        auto place = [&](auto&& place, unsigned long taken, unsigned long left, unsigned long right) -> void {
            if (cols.size() == static_cast<size_t>(n)) {
                auto& board = found.emplace_back();
                for (auto bit : cols) {
                    board.emplace_back(n, '.');
                    board.back()[countr_zero(bit)] = 'Q';
                }
                return;
            }
            for (unsigned long free = ~(taken | left | right) & ((1UL << n) - 1); free; free &= free - 1) {
                const auto bit = free & -free;
                cols.push_back(bit);
                place(place, taken | bit, (left | bit) << 1, (right | bit) >> 1);
                cols.pop_back();
            }
        };
        place(place, 0UL, 0UL, 0UL);
        return found;
    }
};
