class Solution {
    public boolean isValid(String s) {
        Stack<Character> open = new Stack<>();
        for (char c : s.toCharArray()) {
            if (c == '(' || c == '[' || c == '{') {
                open.push(c);
            } else {
                char last = open.pop();
                if (last == '(' && c != ')' || last == '[' && c != ']' || last == '{' && c != '}') {
                    return false;
                }
            }
        }
        return open.isEmpty();
    }
}
