class Solution {
public:
    int countComponents(int n, vector<vector<int>>& edges) {
        vector<vector<int>> neighbors(n);
        for (const auto& edge : edges) {
            neighbors[edge[0]].push_back(edge[1]);
            neighbors[edge[1]].push_back(edge[0]);
        }

        vector<bool> seen(n);
        int components = 0;
        for (int start = 0; start < n; start++) {
            if (seen[start]) continue;
            components++;
            seen[start] = true;
            vector<int> stack{start};
            while (!stack.empty()) {
                const int node = stack.back();
                stack.pop_back();
                for (int neighbor : neighbors[node]) {
                    if (seen[neighbor]) continue;
                    seen[neighbor] = true;
                    stack.push_back(neighbor);
                }
            }
        }
        return components;
    }
};
