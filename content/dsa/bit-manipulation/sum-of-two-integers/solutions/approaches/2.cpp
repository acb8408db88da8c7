class Solution {
public:
    int getSum(int a, int b) {
        unsigned result = 0, carry = 0;
        for (int k = 0; k < 32; k++) {
            unsigned x = a >> k & 1, y = b >> k & 1;
            result |= (x ^ y ^ carry) << k;
            carry = (x & y) | (carry & (x ^ y));
        }
        return result;
    }
};
