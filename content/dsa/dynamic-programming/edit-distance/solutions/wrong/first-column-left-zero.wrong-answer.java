class Solution {
    public int minDistance(String word1, String word2) {
        int[][] edits = new int[word1.length() + 1][word2.length() + 1];
        for (int j = 0; j <= word2.length(); j++) {
            edits[0][j] = j;
        }
        for (int i = 1; i <= word1.length(); i++) {
            for (int j = 1; j <= word2.length(); j++) {
                if (word1.charAt(i - 1) == word2.charAt(j - 1)) {
                    edits[i][j] = edits[i - 1][j - 1];
                } else {
                    edits[i][j] = 1 + Math.min(edits[i - 1][j - 1], Math.min(edits[i - 1][j], edits[i][j - 1]));
                }
            }
        }
        return edits[word1.length()][word2.length()];
    }
}
