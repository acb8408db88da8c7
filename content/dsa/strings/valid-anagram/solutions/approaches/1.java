class Solution {
    public boolean isAnagram(String s, String t) {
        return Arrays.equals(sorted(s), sorted(t));
    }

    private char[] sorted(String text) {
        char[] letters = text.toCharArray();
        Arrays.sort(letters);
        return letters;
    }
}
