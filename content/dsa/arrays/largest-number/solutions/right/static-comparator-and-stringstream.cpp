#include <sstream>

class Solution {
    static bool before(const string& a, const string& b) { return a + b > b + a; }

public:
    string largestNumber(vector<int>& nums) {
        vector<string> parts;
        for (int n : nums) {
            ostringstream out;
            out << n;
            parts.push_back(out.str());
        }
        sort(parts.begin(), parts.end(), before);
        ostringstream all;
        copy(parts.begin(), parts.end(), ostream_iterator<string>(all));
        return parts[0] == "0" ? "0" : all.str();
    }
};
