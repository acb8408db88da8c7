class Solution {
public:
    int getSum(int a, int b) {
        unsigned sum = a, carry = b;
        while (carry != 0) {
            unsigned next = (sum & carry) << 1;
            sum ^= carry;
            carry = next;
        }
        return sum;
    }
};
