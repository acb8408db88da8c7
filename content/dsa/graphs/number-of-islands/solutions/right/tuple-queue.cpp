class Solution {
public:
    int numIslands(vector<vector<char>>& grid) {
        const int dirs[] = {0, 1, 0, -1, 0};
        int islands = 0;
        for (size_t r = 0; r < grid.size(); r++)
            for (size_t c = 0; c < grid[0].size(); c++) {
                if (grid[r][c] != '1') continue;
                islands++;
                queue<tuple<int, int>> q;
                q.emplace(r, c);
                grid[r][c] = '0';
                while (q.size()) {
                    int y, x;
                    tie(y, x) = q.front();
                    q.pop();
                    for (int d = 0; d < 4; d++) {
                        unsigned ny = y + dirs[d], nx = x + dirs[d + 1];
                        if (ny < grid.size() && nx < grid[0].size() && grid[ny][nx] == '1') {
                            grid[ny][nx] = '0';
                            q.push({ny, nx});
                        }
                    }
                }
            }
        return islands;
    }
};
