class Solution {
public:
    string simplifyPath(string path) {
        string result, part;
        for (char character : path + '/') {
            if (character != '/') {
                part += character;
                continue;
            }
            if (part == "..") {
                if (!result.empty()) result.resize(result.rfind('/'));
            } else if (!part.empty() && part != ".") {
                result += '/' + part;
            }
            part.clear();
        }
        return result.empty() ? "/" : result;
    }
};
