#include <bit>

class Solution {
public:
    vector<int> countBits(int n) {
        vector<int> v(n + 1);
        generate(v.begin(), v.end(), [i = 0u]() mutable { return std::popcount(i++); });
        return v;
    }
};
