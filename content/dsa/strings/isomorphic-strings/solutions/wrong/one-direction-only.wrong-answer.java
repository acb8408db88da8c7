class Solution {
    public boolean isIsomorphic(String s, String t) {
        Map<Character, Character> table = new HashMap<>();
        for (int i = 0; i < s.length(); i++) {
            Character known = table.putIfAbsent(s.charAt(i), t.charAt(i));
            if (known != null && known != t.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
