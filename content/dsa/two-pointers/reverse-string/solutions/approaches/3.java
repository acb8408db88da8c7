class Solution {
    public void reverseString(char[] s) {
        new StringBuilder().append(s).reverse().getChars(0, s.length, s, 0);
    }
}
