class Solution {
    public boolean wordBreak(String s, List<String> wordDict) {
        Set<String> words = new HashSet<>(wordDict);
        // reachable[i]: the first i characters can be divided.
        boolean[] reachable = new boolean[s.length() + 1];
        reachable[0] = true;
        for (int end = 1; end <= s.length(); end++) {
            for (int start = 0; start < end && !reachable[end]; start++) {
                reachable[end] = reachable[start] && words.contains(s.substring(start, end));
            }
        }
        return reachable[s.length()];
    }
}
