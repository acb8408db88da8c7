class Solution {
public:
    string simplifyPath(string path) {
        vector<string> names;
        stringstream parts(path);
        string part;
        while (getline(parts, part, '/')) {
            if (part == "..") {
                if (!names.empty()) names.pop_back();
            } else if (!part.empty() && part != ".") {
                names.push_back(part);
            }
        }

        string canonical;
        for (const string& name : names) canonical += '/' + name;
        return canonical.empty() ? "/" : canonical;
    }
};
