class Solution {
    public String removeKdigits(String num, int k) {
        StringBuilder kept = new StringBuilder();
        for (char digit : num.toCharArray()) {
            while (k > 0 && kept.length() > 0 && kept.charAt(kept.length() - 1) > digit) {
                kept.setLength(kept.length() - 1);
                k--;
            }
            kept.append(digit);
        }
        kept.setLength(kept.length() - k);

        int start = 0;
        while (start < kept.length() && kept.charAt(start) == '0') {
            start++;
        }
        return start == kept.length() ? "0" : kept.substring(start);
    }
}
