class Solution {
    private final int[] table = new int[256];

    public Solution() {
        for (int i = 1; i < 256; i++) {
            table[i] = table[i >> 1] + (i & 1);
        }
    }

    public int hammingWeight(int n) {
        return table[n & 255] + table[n >> 8 & 255] + table[n >> 16 & 255] + table[n >> 24 & 255];
    }
}
