class Codec {
public:
    string encode(vector<string>& strs) {
        string encoded;
        for (const string& s : strs) {
            for (char c : s) {
                if (c == '\\' || c == '|') encoded += '\\';
                encoded += c;
            }
            encoded += '|';
        }
        return encoded;
    }

    vector<string> decode(string s) {
        vector<string> strs;
        string current;
        for (int i = 0; i < ssize(s); i++) {
            if (s[i] == '|') {
                strs.push_back(current);
                current.clear();
            } else {
                if (s[i] == '\\') i++;
                current += s[i];
            }
        }
        return strs;
    }
};
