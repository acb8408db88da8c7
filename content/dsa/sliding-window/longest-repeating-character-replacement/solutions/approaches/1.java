class Solution {
    public int characterReplacement(String s, int k) {
        int best = 0;
        for (int start = 0; start < s.length(); start++) {
            int[] count = new int[26];
            int largest = 0;
            for (int end = start; end < s.length(); end++) {
                largest = Math.max(largest, ++count[s.charAt(end) - 'A']);
                int length = end - start + 1;
                if (length - largest <= k) {
                    best = Math.max(best, length);
                }
            }
        }
        return best;
    }
}
