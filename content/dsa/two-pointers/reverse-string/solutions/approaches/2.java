class Solution {
    public void reverseString(char[] s) {
        reverse(s, 0, s.length - 1);
    }

    private void reverse(char[] s, int left, int right) {
        if (left < right) {
            char first = s[left];
            s[left] = s[right];
            s[right] = first;
            reverse(s, left + 1, right - 1);
        }
    }
}
