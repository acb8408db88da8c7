class Solution {
    public int reverseBits(int n) {
        int reversed = 0;
        while (n > 0) {
            reversed = reversed << 1 | n & 1;
            n >>= 1;
        }
        return reversed;
    }
}
