class Solution {
public:
    int numIslands(vector<vector<char>>& grid) {
        const int rows = grid.size(), columns = grid[0].size();
        parent.resize(rows * columns);
        iota(parent.begin(), parent.end(), 0);
        size.assign(rows * columns, 1);
        int islands = 0;
        for (const auto& row : grid) islands += ranges::count(row, '1');

        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                const int cell = r * columns + c;
                const bool land = grid[r][c] == '1';
                if (land && c + 1 < columns && grid[r][c + 1] == '1' && join(cell, cell + 1)) {
                    islands--;
                }
                if (land && r + 1 < rows && grid[r + 1][c] == '1' && join(cell, cell + columns)) {
                    islands--;
                }
            }
        }
        return islands;
    }

private:
    vector<int> parent;
    vector<int> size;

    int find(int cell) {
        while (parent[cell] != cell) {
            parent[cell] = parent[parent[cell]];
            cell = parent[cell];
        }
        return cell;
    }

    // Returns whether the two cells were in different sets.
    bool join(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) return false;
        if (size[a] < size[b]) swap(a, b);
        parent[b] = a;
        size[a] += size[b];
        return true;
    }
};
