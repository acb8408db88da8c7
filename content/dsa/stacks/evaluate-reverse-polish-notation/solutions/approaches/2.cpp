class Solution {
public:
    int evalRPN(vector<string>& tokens) {
        string token = tokens.back();
        tokens.pop_back();
        if (token != "+" && token != "-" && token != "*" && token != "/") return stoi(token);
        int right = evalRPN(tokens);
        int left = evalRPN(tokens);
        switch (token[0]) {
            case '+': return left + right;
            case '-': return left - right;
            case '*': return left * right;
            default: return left / right;
        }
    }
};
