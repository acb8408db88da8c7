class Solution {
public:
    int evalRPN(vector<string>& tokens) {
        const unordered_map<string, function<long(long, long)>> ops{
            {"+", plus<long>()}, {"-", minus<long>()}, {"*", multiplies<long>()}, {"/", divides<long>()}};
        stack<long, vector<long>> st;
        for (const auto& t : tokens) {
            if (auto op = ops.find(t); op == ops.end()) {
                st.push(stol(t));
            } else {
                long b = st.top();
                st.pop();
                st.top() = op->second(st.top(), b);
            }
        }
        return st.top();
    }
};
