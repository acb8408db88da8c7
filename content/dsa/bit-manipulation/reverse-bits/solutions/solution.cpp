class Solution {
public:
    int reverseBits(int n) {
        unsigned rest = n, result = 0;
        for (int i = 0; i < 32; i++) {
            result = result << 1 | (rest & 1);
            rest >>= 1;
        }
        return result;
    }
};
