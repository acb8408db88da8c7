class Solution {
    public boolean isPalindrome(String s) {
        StringBuilder kept = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (Character.isLetterOrDigit(c)) {
                kept.append(Character.toLowerCase(c));
            }
        }
        String forwards = kept.toString();
        return forwards.equals(kept.reverse().toString());
    }
}
