class Solution {
    public String longestCommonPrefix(String[] strs) {
        String first = Collections.min(Arrays.asList(strs));
        String last = Collections.max(Arrays.asList(strs));
        for (int i = 0; i < first.length(); i++) {
            if (first.charAt(i) != last.charAt(i)) {
                return first.substring(0, i);
            }
        }
        return first;
    }
}
