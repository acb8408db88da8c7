class Solution {
    public int lengthOfLongestSubstring(String s) {
        Map<Character, Integer> afterLast = new HashMap<>(); // index just after the last occurrence
        int start = 0;
        int best = 0;
        for (int i = 0; i < s.length(); i++) {
            start = Math.max(start, afterLast.getOrDefault(s.charAt(i), 0));
            afterLast.put(s.charAt(i), i + 1);
            best = Math.max(best, i + 1 - start);
        }
        return best;
    }
}
