class Solution {
    public int getSum(int a, int b) {
        int result = 0;
        int carry = 0;
        for (int k = 0; k < 32; k++) {
            int x = a >> k & 1;
            int y = b >> k & 1;
            result |= (x ^ y ^ carry) << k;
            carry = x & y | carry & (x ^ y);
        }
        return result;
    }
}
