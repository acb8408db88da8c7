class Solution {
public:
    bool validTree(int n, vector<vector<int>>& edges) {
        if (ssize(edges) != n - 1) return false;
        vector<vector<int>> neighbors(n);
        for (const auto& edge : edges) {
            neighbors[edge[0]].push_back(edge[1]);
            neighbors[edge[1]].push_back(edge[0]);
        }
        unordered_set<int> seen{0};
        vector<int> stack{0};
        while (!stack.empty()) {
            const int node = stack.back();
            stack.pop_back();
            for (int neighbor : neighbors[node]) {
                if (seen.insert(neighbor).second) stack.push_back(neighbor);
            }
        }
        return ssize(seen) == n;
    }
};
