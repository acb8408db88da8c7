class Solution {
public:
    int uniquePaths(int m, int n) {
        unsigned long long c = 1ULL;
        for (int i = 1; i < m; i++) c = c * (n - 1 + i) / i;
        return int(c);
    }
};
