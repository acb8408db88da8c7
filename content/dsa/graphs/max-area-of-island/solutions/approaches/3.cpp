class Solution {
public:
    int maxAreaOfIsland(vector<vector<int>>& grid) {
        const int rows = grid.size(), columns = grid[0].size();
        parent.resize(rows * columns);
        iota(parent.begin(), parent.end(), 0);
        for (const auto& row : grid) size.insert(size.end(), row.begin(), row.end());

        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                const int cell = r * columns + c;
                const bool land = grid[r][c] == 1;
                if (land && c + 1 < columns && grid[r][c + 1] == 1) join(cell, cell + 1);
                if (land && r + 1 < rows && grid[r + 1][c] == 1) join(cell, cell + columns);
            }
        }
        return ranges::max(size);
    }

private:
    vector<int> parent;
    vector<int> size;  // land counts 1, water 0

    int find(int cell) {
        while (parent[cell] != cell) {
            parent[cell] = parent[parent[cell]];
            cell = parent[cell];
        }
        return cell;
    }

    void join(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) return;
        if (size[a] < size[b]) swap(a, b);
        parent[b] = a;
        size[a] += size[b];
    }
};
