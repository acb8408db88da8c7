class Solution {
public:
    void reverseString(vector<char>& s) { reverse(s, 0, (int)s.size() - 1); }

private:
    void reverse(vector<char>& s, int left, int right) {
        if (left < right) {
            swap(s[left], s[right]);
            reverse(s, left + 1, right - 1);
        }
    }
};
