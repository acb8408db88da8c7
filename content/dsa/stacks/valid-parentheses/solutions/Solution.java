class Solution {
    public boolean isValid(String s) {
        Deque<Character> awaited = new ArrayDeque<>(); // closing brackets still owed, innermost on top
        for (char bracket : s.toCharArray()) {
            switch (bracket) {
                case '(' -> awaited.push(')');
                case '[' -> awaited.push(']');
                case '{' -> awaited.push('}');
                default -> {
                    if (awaited.isEmpty() || awaited.pop() != bracket) {
                        return false;
                    }
                }
            }
        }
        return awaited.isEmpty();
    }
}
