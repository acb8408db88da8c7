class Solution {
public:
    Solution() : table(256) {
        for (int i = 1; i < 256; i++) table[i] = table[i >> 1] + (i & 1);
    }

    int hammingWeight(int n) {
        return table[n & 255] + table[n >> 8 & 255] + table[n >> 16 & 255] + table[n >> 24 & 255];
    }

private:
    vector<int> table;
};
