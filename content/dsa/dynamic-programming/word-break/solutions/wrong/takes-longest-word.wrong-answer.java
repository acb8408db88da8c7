class Solution {
    public boolean wordBreak(String s, List<String> wordDict) {
        wordDict = new ArrayList<>(wordDict);
        wordDict.sort((a, b) -> b.length() - a.length());
        int start = 0;
        while (start < s.length()) {
            boolean found = false;
            for (String word : wordDict) {
                if (s.startsWith(word, start)) {
                    start += word.length();
                    found = true;
                    break;
                }
            }
            if (!found) {
                return false;
            }
        }
        return true;
    }
}
