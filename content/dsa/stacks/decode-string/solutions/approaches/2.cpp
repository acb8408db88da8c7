class Solution {
public:
    string decodeString(string s) {
        int position = 0;
        return decode(s, position);
    }

private:
    string decode(const string& s, int& position) {
        string pieces;
        while (position < ssize(s) && s[position] != ']') {
            int start = position;
            while (isdigit(s[position])) position++;
            if (position == start) {
                pieces += s[position];
            } else {
                int count = stoi(s.substr(start, position - start));
                position++;  // the opening bracket
                string inner = decode(s, position);
                for (int i = 0; i < count; i++) pieces += inner;
            }
            position++;  // the letter or the closing bracket
        }
        return pieces;
    }
};
