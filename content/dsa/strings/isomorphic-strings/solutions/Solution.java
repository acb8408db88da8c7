class Solution {
    public boolean isIsomorphic(String s, String t) {
        int[] to = new int[128];
        int[] back = new int[128];
        Arrays.fill(to, -1);
        Arrays.fill(back, -1);
        for (int i = 0; i < s.length(); i++) {
            char a = s.charAt(i);
            char b = t.charAt(i);
            if ((to[a] != -1 && to[a] != b) || (back[b] != -1 && back[b] != a)) {
                return false;
            }
            to[a] = b;
            back[b] = a;
        }
        return true;
    }
}
