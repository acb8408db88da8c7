class Solution {
public:
    vector<int> findRedundantConnection(vector<vector<int>>& edges) {
        parent.resize(edges.size() + 1);
        iota(parent.begin(), parent.end(), 0);
        for (const auto& edge : edges) {
            int a = find(edge[0]);
            int b = find(edge[1]);
            if (a == b) return edge;
            parent[a] = b;
        }
        return {};
    }

private:
    vector<int> parent;

    int find(int node) {
        while (parent[node] != node) {
            parent[node] = parent[parent[node]];
            node = parent[node];
        }
        return node;
    }
};
