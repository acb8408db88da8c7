class Solution {
public:
    string simplifyPath(string path) {
        deque<string> parts;
        stringstream in(path);
        for (string part; getline(in, part, '/');) {
            if (part == ".." && !parts.empty()) parts.pop_back();
            if (part != "" && part != "." && part != "..") parts.push_back(part);
        }
        string out;
        for (auto& p : parts) out += "/" + p;
        return out.empty() ? "/" : out;
    }
};
