class Solution {
public:
    vector<vector<int>> pacificAtlantic(vector<vector<int>>& heights) {
        const int rows = heights.size(), columns = heights[0].size();
        Cells pacific, atlantic;
        for (int r = 0; r < rows; r++) {
            pacific.push_back({r, 0});
            atlantic.push_back({r, columns - 1});
        }
        for (int c = 0; c < columns; c++) {
            pacific.push_back({0, c});
            atlantic.push_back({rows - 1, c});
        }

        auto toPacific = climb(heights, pacific);
        auto toAtlantic = climb(heights, atlantic);
        vector<vector<int>> both;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (toPacific[r][c] && toAtlantic[r][c]) both.push_back({r, c});
            }
        }
        return both;
    }

private:
    using Cells = vector<pair<int, int>>;

    // Marks all cells from which water reaches the cells of this coast.
    vector<vector<char>> climb(const vector<vector<int>>& heights, Cells stack) {
        const int rows = heights.size(), columns = heights[0].size();
        const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        vector<vector<char>> reached(rows, vector<char>(columns, false));
        for (auto [r, c] : stack) reached[r][c] = true;
        while (!stack.empty()) {
            auto [r, c] = stack.back();
            stack.pop_back();
            for (auto& step : steps) {
                int y = r + step[0], x = c + step[1];
                if (y < 0 || y >= rows || x < 0 || x >= columns) continue;
                if (reached[y][x] || heights[y][x] < heights[r][c]) continue;
                reached[y][x] = true;
                stack.push_back({y, x});
            }
        }
        return reached;
    }
};
