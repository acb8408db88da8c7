class Solution {
public:
    bool isValid(string s) {
        string awaited;  // closing brackets still owed, innermost last
        for (char bracket : s) {
            if (bracket == '(') {
                awaited.push_back(')');
            } else if (bracket == '[') {
                awaited.push_back(']');
            } else if (bracket == '{') {
                awaited.push_back('}');
            } else {
                if (awaited.empty() || awaited.back() != bracket) return false;
                awaited.pop_back();
            }
        }
        return awaited.empty();
    }
};
