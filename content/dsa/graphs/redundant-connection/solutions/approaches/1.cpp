class Solution {
public:
    vector<int> findRedundantConnection(vector<vector<int>>& edges) {
        neighbors.resize(edges.size() + 1);
        for (const auto& edge : edges) {
            if (connected(edge[0], edge[1])) return edge;
            neighbors[edge[0]].push_back(edge[1]);
            neighbors[edge[1]].push_back(edge[0]);
        }
        return {};
    }

private:
    vector<vector<int>> neighbors;

    bool connected(int a, int b) {
        vector<bool> seen(neighbors.size());
        seen[a] = true;
        vector<int> stack{a};
        while (!stack.empty()) {
            const int last = stack.back();
            stack.pop_back();
            for (int node : neighbors[last]) {
                if (seen[node]) continue;
                seen[node] = true;
                stack.push_back(node);
            }
        }
        return seen[b];
    }
};
