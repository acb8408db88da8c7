class Solution {
    int area(vector<vector<int>>& g, int r, int c) {
        if (r < 0 || c < 0 || r >= (int)g.size() || c >= (int)g[0].size() || !g[r][c]) return 0;
        g[r][c] = 0;
        return 1 + area(g, r + 1, c) + area(g, r - 1, c) + area(g, r, c + 1) + area(g, r, c - 1);
    }

public:
    int maxAreaOfIsland(vector<vector<int>>& grid) {
        int best{};
        for (int r{}; r < (int)grid.size(); ++r)
            for (int c{}; c < (int)grid[0].size(); ++c) best = max(best, area(grid, r, c));
        return best;
    }
};
