class Solution {
    using Grid = vector<vector<bool>>;

    static void flood(const vector<vector<int>>& h, Grid& seen, int r, int c, int from = INT_MIN) {
        if (r < 0 || c < 0 || r == (int)h.size() || c == (int)h[0].size() || seen[r][c] || h[r][c] < from) return;
        seen[r][c] = true;
        for (auto [y, x] : {pair{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) flood(h, seen, r + y, c + x, h[r][c]);
    }

public:
    vector<vector<int>> pacificAtlantic(vector<vector<int>>& heights) {
        const int m = heights.size(), n = heights[0].size();
        Grid pacific(m, vector<bool>(n)), atlantic = pacific;
        for (int r = 0; r < m; r++) flood(heights, pacific, r, 0), flood(heights, atlantic, r, n - 1);
        for (int c = 0; c < n; c++) flood(heights, pacific, 0, c), flood(heights, atlantic, m - 1, c);
        vector<vector<int>> both;
        for (int r = 0; r < m; r++)
            for (int c = 0; c < n; c++)
                if (pacific[r][c] && atlantic[r][c]) both.push_back({r, c});
        return both;
    }
};
