class Solution {
    public int lengthOfLongestSubstring(String s) {
        Map<Character, Integer> lastSeen = new HashMap<>();
        int start = 0;
        int longest = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (lastSeen.containsKey(c)) {
                start = lastSeen.get(c) + 1;
            }
            lastSeen.put(c, i);
            longest = Math.max(longest, i - start + 1);
        }
        return longest;
    }
}
