class Solution {
    public int evalRPN(String[] tokens) {
        Deque<Integer> stack = new ArrayDeque<>();
        for (var token : tokens) {
            stack.push(switch (token) {
                case "+" -> stack.pop() + stack.pop();
                case "*" -> stack.pop() * stack.pop();
                case "-" -> -stack.pop() + stack.pop();
                case "/" -> {
                    int divisor = stack.pop();
                    yield stack.pop() / divisor;
                }
                default -> Integer.valueOf(token);
            });
        }
        return stack.peek();
    }
}
