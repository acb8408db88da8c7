class Solution {
    private String s;
    private int position = 0;

    public String decodeString(String s) {
        this.s = s;
        return decode();
    }

    private String decode() {
        StringBuilder pieces = new StringBuilder();
        while (position < s.length() && s.charAt(position) != ']') {
            int start = position;
            while (Character.isDigit(s.charAt(position))) {
                position++;
            }
            if (position == start) {
                pieces.append(s.charAt(position));
            } else {
                int count = Integer.parseInt(s.substring(start, position));
                position++; // the opening bracket
                pieces.append(decode().repeat(count));
            }
            position++; // the letter or the closing bracket
        }
        return pieces.toString();
    }
}
