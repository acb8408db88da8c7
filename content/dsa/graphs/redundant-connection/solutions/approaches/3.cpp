class Solution {
public:
    vector<int> findRedundantConnection(vector<vector<int>>& edges) {
        const int n = edges.size();
        vector<vector<int>> neighbors(n + 1);
        for (const auto& edge : edges) {
            neighbors[edge[0]].push_back(edge[1]);
            neighbors[edge[1]].push_back(edge[0]);
        }

        vector<int> degree(n + 1), leaves;
        for (int node = 1; node <= n; node++) {
            degree[node] = neighbors[node].size();
            if (degree[node] == 1) leaves.push_back(node);
        }
        for (size_t i = 0; i < leaves.size(); i++) {
            for (int node : neighbors[leaves[i]]) {
                if (--degree[node] == 1) leaves.push_back(node);
            }
        }

        for (int i = n - 1; i >= 0; i--) {
            // Only the cycle keeps two edges at each node.
            if (degree[edges[i][0]] == 2 && degree[edges[i][1]] == 2) return edges[i];
        }
        return {};
    }
};
