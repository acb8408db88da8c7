class Solution {
public:
    string removeKdigits(string num, int k) {
        string kept;
        for (char digit : num) {
            while (k > 0 && !kept.empty() && kept.back() > digit) {
                kept.pop_back();
                k--;
            }
            kept.push_back(digit);
        }
        kept.resize(kept.size() - k);

        size_t start = kept.find_first_not_of('0');
        return start == string::npos ? "0" : kept.substr(start);
    }
};
