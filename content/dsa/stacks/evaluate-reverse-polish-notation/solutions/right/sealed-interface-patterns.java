class Solution {
    sealed interface Expr permits Num, Bin {}

    record Num(int value) implements Expr {}

    record Bin(char op, Expr left, Expr right) implements Expr {}

    public int evalRPN(String[] tokens) {
        var stack = new ArrayList<Expr>();
        for (String t : tokens) {
            if (t.length() == 1 && "+-*/".contains(t)) {
                Expr right = stack.removeLast(), left = stack.removeLast();
                stack.add(new Bin(t.charAt(0), left, right));
            } else stack.add(new Num(Integer.parseInt(t)));
        }
        return eval(stack.getFirst());
    }

    private static int eval(Expr e) {
        return switch (e) {
            case Num(int value) -> value;
            case Bin(char op, Expr l, Expr r) when op == '+' -> eval(l) + eval(r);
            case Bin(char op, Expr l, Expr r) when op == '-' -> eval(l) - eval(r);
            case Bin(char op, Expr l, Expr r) when op == '*' -> eval(l) * eval(r);
            case Bin(char op, Expr l, Expr r) -> eval(l) / eval(r);
        };
    }
}
