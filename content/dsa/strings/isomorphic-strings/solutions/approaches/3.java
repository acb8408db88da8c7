class Solution {
    public boolean isIsomorphic(String s, String t) {
        int[] firstS = new int[128];
        int[] firstT = new int[128];
        Arrays.fill(firstS, -1);
        Arrays.fill(firstT, -1);
        for (int i = 0; i < s.length(); i++) {
            char a = s.charAt(i);
            char b = t.charAt(i);
            if (firstS[a] == -1) {
                firstS[a] = i;
            }
            if (firstT[b] == -1) {
                firstT[b] = i;
            }
            if (firstS[a] != firstT[b]) {
                return false;
            }
        }
        return true;
    }
}
