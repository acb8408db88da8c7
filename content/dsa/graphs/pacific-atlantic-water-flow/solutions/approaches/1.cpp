class Solution {
public:
    vector<vector<int>> pacificAtlantic(vector<vector<int>>& heights) {
        const int rows = heights.size(), columns = heights[0].size();
        vector<vector<int>> both;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (reachesBoth(heights, r, c)) both.push_back({r, c});
            }
        }
        return both;
    }

private:
    bool reachesBoth(const vector<vector<int>>& heights, int row, int column) {
        const int rows = heights.size(), columns = heights[0].size();
        const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        bool pacific = false, atlantic = false;
        vector<vector<char>> seen(rows, vector<char>(columns, false));
        seen[row][column] = true;
        vector<pair<int, int>> stack{{row, column}};
        while (!stack.empty()) {
            auto [r, c] = stack.back();
            stack.pop_back();
            pacific = pacific || r == 0 || c == 0;
            atlantic = atlantic || r == rows - 1 || c == columns - 1;
            for (auto& step : steps) {
                int y = r + step[0], x = c + step[1];
                if (y < 0 || y >= rows || x < 0 || x >= columns) continue;
                if (seen[y][x] || heights[y][x] > heights[r][c]) continue;
                seen[y][x] = true;
                stack.push_back({y, x});
            }
        }
        return pacific && atlantic;
    }
};
