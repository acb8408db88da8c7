class Solution {
public:
    int orangesRotting(vector<vector<int>>& grid) {
        const int rows = grid.size(), columns = grid[0].size();
        int minutes = 0;
        while (true) {
            vector<pair<int, int>> turning;
            for (int r = 0; r < rows; r++) {
                for (int c = 0; c < columns; c++) {
                    if (infected(grid, r, c)) turning.push_back({r, c});
                }
            }
            if (turning.empty()) break;
            for (auto [r, c] : turning) grid[r][c] = 2;
            minutes++;
        }
        for (const auto& row : grid) {
            if (ranges::count(row, 1) > 0) return -1;
        }
        return minutes;
    }

private:
    bool infected(const vector<vector<int>>& grid, int r, int c) {
        const int rows = grid.size(), columns = grid[0].size();
        const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        if (grid[r][c] != 1) return false;
        for (auto& step : steps) {
            int y = r + step[0], x = c + step[1];
            if (y < 0 || y >= rows || x < 0 || x >= columns) continue;
            if (grid[y][x] == 2) return true;
        }
        return false;
    }
};
