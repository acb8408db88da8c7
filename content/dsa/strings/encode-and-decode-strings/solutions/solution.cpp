class Codec {
public:
    string encode(vector<string>& strs) {
        string encoded;
        for (const string& text : strs) {
            encoded += to_string(text.size()) + '#' + text;
        }
        return encoded;
    }

    vector<string> decode(string s) {
        vector<string> strs;
        size_t position = 0;
        while (position < s.size()) {
            size_t mark = s.find('#', position);
            size_t length = stoul(s.substr(position, mark - position));
            strs.push_back(s.substr(mark + 1, length));
            position = mark + 1 + length;
        }
        return strs;
    }
};
