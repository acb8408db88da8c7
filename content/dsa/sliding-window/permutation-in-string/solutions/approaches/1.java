class Solution {
    public boolean checkInclusion(String s1, String s2) {
        int m = s1.length();
        int n = s2.length();
        char[] wanted = s1.toCharArray();
        Arrays.sort(wanted);
        for (int start = 0; start + m <= n; start++) {
            char[] window = s2.substring(start, start + m).toCharArray();
            Arrays.sort(window);
            if (Arrays.equals(window, wanted)) {
                return true;
            }
        }
        return false;
    }
}
