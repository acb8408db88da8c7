class Solution {
    public String removeKdigits(String num, int k) {
        StringBuilder digits = new StringBuilder(num);
        for (int removed = 0; removed < k; removed++) {
            int i = 0;
            while (i + 1 < digits.length() && digits.charAt(i) <= digits.charAt(i + 1)) {
                i++;
            }
            digits.deleteCharAt(i);
        }

        int start = 0;
        while (start < digits.length() && digits.charAt(start) == '0') {
            start++;
        }
        return start == digits.length() ? "0" : digits.substring(start);
    }
}
