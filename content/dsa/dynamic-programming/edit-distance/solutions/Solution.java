class Solution {
    public int minDistance(String word1, String word2) {
        int m = word1.length(), n = word2.length();
        int[] row = new int[n + 1]; // edits from the empty prefix of word1
        for (int j = 0; j <= n; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= m; i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= n; j++) {
                int above = row[j];
                if (word1.charAt(i - 1) == word2.charAt(j - 1)) {
                    row[j] = diagonal;
                } else {
                    row[j] = 1 + Math.min(diagonal, Math.min(above, row[j - 1]));
                }
                diagonal = above;
            }
        }
        return row[n];
    }
}
