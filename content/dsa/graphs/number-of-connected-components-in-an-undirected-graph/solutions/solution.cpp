class Solution {
public:
    int countComponents(int n, vector<vector<int>>& edges) {
        parent.resize(n);
        iota(parent.begin(), parent.end(), 0);
        int components = n;
        for (const auto& edge : edges) {
            int a = find(edge[0]);
            int b = find(edge[1]);
            if (a != b) {
                parent[a] = b;
                components--;
            }
        }
        return components;
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
