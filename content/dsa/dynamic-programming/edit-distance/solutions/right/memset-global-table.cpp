int memo[505][505];

class Solution {
    string a, b;

    int dist(int i, int j) {
        if (!i || !j) return i + j;
        int& d = memo[i][j];
        if (~d) return d;
        if (a[i - 1] == b[j - 1]) return d = dist(i - 1, j - 1);
        return d = 1 + min({dist(i - 1, j), dist(i, j - 1), dist(i - 1, j - 1)});
    }

public:
    Solution() { memset(memo, -1, sizeof memo); }

    int minDistance(string word1, string word2) {
        a = word1, b = word2;
        return dist(a.size(), b.size());
    }
};
