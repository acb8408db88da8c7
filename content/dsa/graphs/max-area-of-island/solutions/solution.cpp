class Solution {
public:
    int maxAreaOfIsland(vector<vector<int>>& grid) {
        int largest = 0;
        for (int row = 0; row < (int)grid.size(); row++) {
            for (int column = 0; column < (int)grid[0].size(); column++) {
                largest = max(largest, sink(grid, row, column));
            }
        }
        return largest;
    }

private:
    // Turns the island at this cell into water and returns its area.
    int sink(vector<vector<int>>& grid, int row, int column) {
        bool inside = row >= 0 && row < (int)grid.size() && column >= 0 && column < (int)grid[0].size();
        if (!inside || grid[row][column] == 0) return 0;
        grid[row][column] = 0;
        return 1 + sink(grid, row - 1, column) + sink(grid, row + 1, column) +
               sink(grid, row, column - 1) + sink(grid, row, column + 1);
    }
};
