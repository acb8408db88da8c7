class Solution {
    public int evalRPN(String[] tokens) {
        Deque<Integer> values = new ArrayDeque<>();
        for (String token : tokens) {
            switch (token) {
                case "+" -> values.push(values.pop() + values.pop());
                case "*" -> values.push(values.pop() * values.pop());
                case "-" -> {
                    int right = values.pop();
                    values.push(values.pop() - right);
                }
                case "/" -> {
                    int right = values.pop();
                    values.push(values.pop() / right);
                }
                default -> values.push(Integer.parseInt(token));
            }
        }
        return values.pop();
    }
}
