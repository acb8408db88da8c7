class Solution {
    public int lengthOfLongestSubstring(String s) {
        int best = 0;
        for (int start = 0; start < s.length(); start++) {
            Set<Character> seen = new HashSet<>();
            for (int end = start; end < s.length(); end++) {
                if (!seen.add(s.charAt(end))) {
                    break;
                }
            }
            best = Math.max(best, seen.size());
        }
        return best;
    }
}
