class Solution {
public:
    int evalRPN(vector<string>& tokens) {
        vector<int> values;
        for (const string& token : tokens) {
            if (token != "+" && token != "-" && token != "*" && token != "/") {
                values.push_back(stoi(token));
                continue;
            }
            int right = values.back();
            values.pop_back();
            int& left = values.back();
            switch (token[0]) {
                case '+': left += right; break;
                case '-': left -= right; break;
                case '*': left *= right; break;
                default: left /= right;
            }
        }
        return values.back();
    }
};
