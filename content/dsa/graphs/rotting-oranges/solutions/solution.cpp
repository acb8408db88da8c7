class Solution {
public:
    int orangesRotting(vector<vector<int>>& grid) {
        const int rows = grid.size(), columns = grid[0].size();
        const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        vector<pair<int, int>> rotten;
        int fresh = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (grid[r][c] == 2) rotten.push_back({r, c});
                if (grid[r][c] == 1) fresh++;
            }
        }

        int minutes = 0;
        while (!rotten.empty() && fresh > 0) {
            minutes++;
            vector<pair<int, int>> turning;
            for (auto [r, c] : rotten) {
                for (auto& step : steps) {
                    int y = r + step[0], x = c + step[1];
                    if (y < 0 || y >= rows || x < 0 || x >= columns || grid[y][x] != 1) continue;
                    grid[y][x] = 2;
                    fresh--;
                    turning.push_back({y, x});
                }
            }
            rotten = move(turning);
        }
        return fresh > 0 ? -1 : minutes;
    }
};
