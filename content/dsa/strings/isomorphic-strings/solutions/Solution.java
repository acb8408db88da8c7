class Solution {
    public boolean isIsomorphic(String s, String t) {
        // The position of each character's latest occurrence, counted from 1.
        int[] lastInS = new int[128];
        int[] lastInT = new int[128];
        for (int i = 0; i < s.length(); i++) {
            char a = s.charAt(i);
            char b = t.charAt(i);
            if (lastInS[a] != lastInT[b]) {
                return false;
            }
            lastInS[a] = i + 1;
            lastInT[b] = i + 1;
        }
        return true;
    }
}
