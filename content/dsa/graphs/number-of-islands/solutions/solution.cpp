class Solution {
public:
    int numIslands(vector<vector<char>>& grid) {
        int islands = 0;
        for (int row = 0; row < (int)grid.size(); row++) {
            for (int column = 0; column < (int)grid[0].size(); column++) {
                if (grid[row][column] == '1') {
                    islands++;
                    sink(grid, row, column);
                }
            }
        }
        return islands;
    }

private:
    // Turns the island at this cell into water.
    void sink(vector<vector<char>>& grid, int row, int column) {
        const int rows = grid.size(), columns = grid[0].size();
        const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        vector<pair<int, int>> waiting{{row, column}};
        grid[row][column] = '0';
        while (!waiting.empty()) {
            auto [r, c] = waiting.back();
            waiting.pop_back();
            for (auto& step : steps) {
                int y = r + step[0], x = c + step[1];
                if (y >= 0 && y < rows && x >= 0 && x < columns && grid[y][x] == '1') {
                    grid[y][x] = '0';
                    waiting.push_back({y, x});
                }
            }
        }
    }
};
