class Solution {
    public int numDecodings(String s) {
        int before = 0, here = 1; // ways to read the prefixes that end before index i - 1 and before index i
        for (int i = 0; i < s.length(); i++) {
            int ways = s.charAt(i) != '0' ? here : 0;
            if (i > 0) {
                int pair = (s.charAt(i - 1) - '0') * 10 + (s.charAt(i) - '0');
                if (pair >= 10 && pair <= 26) {
                    ways += before;
                }
            }
            before = here;
            here = ways;
        }
        return here;
    }
}
