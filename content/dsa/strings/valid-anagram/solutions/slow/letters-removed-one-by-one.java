class Solution {
    public boolean isAnagram(String s, String t) {
        StringBuilder rest = new StringBuilder(t);
        for (char c : s.toCharArray()) {
            int i = rest.indexOf(String.valueOf(c));
            if (i < 0) {
                return false;
            }
            rest.deleteCharAt(i);
        }
        return rest.isEmpty();
    }
}
