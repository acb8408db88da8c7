#include <memory_resource>

class Solution {
public:
    string decodeString(string s) {
        std::pmr::monotonic_buffer_resource arena;
        std::pmr::vector<pair<int, string>> stack(&arena);
        string out;
        int n = 0;
        for (char c : s) {
            if (isdigit(c))
                n = n * 10 + (c - '0');
            else if (c == '[')
                stack.emplace_back(exchange(n, 0), exchange(out, {}));
            else if (c == ']') {
                auto [times, before] = std::move(stack.back());
                stack.pop_back();
                while (times--) before += out;
                out = std::move(before);
            } else
                out.push_back(c);
        }
        return out;
    }
};
