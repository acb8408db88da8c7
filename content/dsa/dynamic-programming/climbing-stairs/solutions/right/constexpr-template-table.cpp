template <size_t N>
constexpr array<long, N> stairs() {
    array<long, N> ways{1, 1};
    for (size_t i = 2; i < N; ++i) ways[i] = ways[i - 1] + ways[i - 2];
    return ways;
}

class Solution {
public:
    int climbStairs(int n) {
        static constexpr auto table = stairs<46>();
        return table[n];
    }
};
