class Solution {
    private String s;
    private List<String> wordDict;
    private Boolean[] memo;

    public boolean wordBreak(String s, List<String> wordDict) {
        this.s = s;
        this.wordDict = wordDict;
        memo = new Boolean[s.length()];
        return segmentable(0);
    }

    private boolean segmentable(int i) {
        if (i == s.length()) {
            return true;
        }
        if (memo[i] == null) {
            memo[i] = false;
            for (String word : wordDict) {
                if (s.startsWith(word, i) && segmentable(i + word.length())) {
                    memo[i] = true;
                    break;
                }
            }
        }
        return memo[i];
    }
}
