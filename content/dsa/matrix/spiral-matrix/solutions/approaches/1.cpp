class Solution {
public:
    vector<int> spiralOrder(vector<vector<int>>& matrix) {
        const int m = matrix.size(), n = matrix[0].size();
        vector visited(m, vector<bool>(n));
        vector<int> order;
        int r = 0, c = 0, dr = 0, dc = 1;
        while (ssize(order) < m * n) {
            order.push_back(matrix[r][c]);
            visited[r][c] = true;
            const bool inside = 0 <= r + dr && r + dr < m && 0 <= c + dc && c + dc < n;
            if (!inside || visited[r + dr][c + dc]) {
                const int turned = -dr;
                dr = dc;
                dc = turned;
            }
            r += dr;
            c += dc;
        }
        return order;
    }
};
