class Solution {
    public boolean isSubsequence(String s, String t) {
        int from = 0;
        for (char c : s.toCharArray()) {
            int at = t.indexOf(c, from);
            if (at < 0) {
                return false;
            }
            from = at;
        }
        return true;
    }
}
