class Solution {
public:
    bool validTree(int n, vector<vector<int>>& edges) {
        if ((int)edges.size() != n - 1) return false;
        parent.resize(n);
        iota(parent.begin(), parent.end(), 0);
        for (const auto& edge : edges) {
            int a = find(edge[0]);
            int b = find(edge[1]);
            if (a == b) return false;
            parent[a] = b;
        }
        return true;
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
