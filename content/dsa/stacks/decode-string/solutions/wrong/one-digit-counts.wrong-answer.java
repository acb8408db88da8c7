class Solution {
    public String decodeString(String s) {
        Deque<StringBuilder> outer = new ArrayDeque<>();
        Deque<Integer> counts = new ArrayDeque<>();
        StringBuilder text = new StringBuilder();
        int count = 0;
        for (char c : s.toCharArray()) {
            if (Character.isDigit(c)) {
                count = c - '0';
            } else if (c == '[') {
                outer.push(text);
                counts.push(count);
                text = new StringBuilder();
            } else if (c == ']') {
                String part = text.toString();
                text = outer.pop().append(part.repeat(counts.pop()));
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }
}
