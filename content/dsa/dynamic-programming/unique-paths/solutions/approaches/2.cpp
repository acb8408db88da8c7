class Solution {
public:
    int uniquePaths(int m, int n) {
        const int steps = m + n - 2, down = min(m, n) - 1;
        long long paths = 1;
        for (int k = 1; k <= down; k++) paths = paths * (steps - down + k) / k;
        return paths;
    }
};
