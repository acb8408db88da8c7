class Solution {
    public String longestCommonPrefix(String[] strs) {
        String candidate = strs[0];
        for (String word : strs) {
            while (!word.startsWith(candidate)) {
                candidate = candidate.substring(0, candidate.length() - 1);
            }
        }
        return candidate;
    }
}
