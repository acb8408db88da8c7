class Solution {
    private int at;

    public String decodeString(String s) {
        StringBuilder out = new StringBuilder();
        int times = 0;
        while (at < s.length()) {
            char c = s.charAt(at++);
            if (Character.isDigit(c)) times = times * 10 + Character.getNumericValue(c);
            else if (c == '[') {
                out.append(decodeString(s).repeat(times));
                times = 0;
            } else if (c == ']') return out.toString();
            else out.append(c);
        }
        return out.toString();
    }
}
