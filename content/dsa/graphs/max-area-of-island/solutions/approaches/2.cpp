class Solution {
public:
    int maxAreaOfIsland(vector<vector<int>>& grid) {
        int largest = 0;
        for (int row = 0; row < (int)grid.size(); row++) {
            for (int column = 0; column < (int)grid[0].size(); column++) {
                if (grid[row][column] == 1) largest = max(largest, sink(grid, row, column));
            }
        }
        return largest;
    }

private:
    // Turns the island at this cell into water and returns its area.
    int sink(vector<vector<int>>& grid, int row, int column) {
        const int rows = grid.size(), columns = grid[0].size();
        const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        int area = 0;
        vector<pair<int, int>> stack{{row, column}};
        grid[row][column] = 0;
        while (!stack.empty()) {
            auto [r, c] = stack.back();
            stack.pop_back();
            area++;
            for (auto& step : steps) {
                int y = r + step[0], x = c + step[1];
                if (y < 0 || y >= rows || x < 0 || x >= columns || grid[y][x] != 1) continue;
                grid[y][x] = 0;
                stack.push_back({y, x});
            }
        }
        return area;
    }
};
