class Solution {
    private String[] tokens;
    private int end;

    public int evalRPN(String[] tokens) {
        this.tokens = tokens;
        end = tokens.length;
        return value();
    }

    private int value() {
        String token = tokens[--end];
        if (!Set.of("+", "-", "*", "/").contains(token)) {
            return Integer.parseInt(token);
        }
        int right = value();
        int left = value();
        return switch (token) {
            case "+" -> left + right;
            case "-" -> left - right;
            case "*" -> left * right;
            default -> left / right;
        };
    }
}
