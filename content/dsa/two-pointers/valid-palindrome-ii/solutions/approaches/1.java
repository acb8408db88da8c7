class Solution {
    public boolean validPalindrome(String s) {
        if (isPalindrome(s)) {
            return true;
        }
        for (int i = 0; i < s.length(); i++) {
            if (isPalindrome(s.substring(0, i) + s.substring(i + 1))) {
                return true;
            }
        }
        return false;
    }

    private boolean isPalindrome(String text) {
        return text.equals(new StringBuilder(text).reverse().toString());
    }
}
