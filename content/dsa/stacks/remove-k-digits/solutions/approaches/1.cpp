class Solution {
public:
    string removeKdigits(string num, int k) {
        string digits = num;
        for (int removed = 0; removed < k; removed++) {
            int i = 0;
            while (i + 1 < ssize(digits) && digits[i] <= digits[i + 1]) i++;
            digits.erase(i, 1);
        }

        size_t start = digits.find_first_not_of('0');
        return start == string::npos ? "0" : digits.substr(start);
    }
};
