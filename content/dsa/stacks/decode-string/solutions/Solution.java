class Solution {
    public String decodeString(String s) {
        Deque<StringBuilder> texts = new ArrayDeque<>(); // for each open bracket: the text before it
        Deque<Integer> counts = new ArrayDeque<>(); // and how often to repeat
        StringBuilder text = new StringBuilder();
        int number = 0;
        for (char c : s.toCharArray()) {
            if (Character.isDigit(c)) {
                number = number * 10 + (c - '0');
            } else if (c == '[') {
                texts.push(text);
                counts.push(number);
                text = new StringBuilder();
                number = 0;
            } else if (c == ']') {
                String inner = text.toString().repeat(counts.pop());
                text = texts.pop().append(inner);
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }
}
