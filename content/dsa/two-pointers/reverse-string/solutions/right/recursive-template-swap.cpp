template <class It>
void flip(It a, It b) {
    if (a < b) {
        iter_swap(a, b);
        flip(next(a), prev(b));
    }
}

class Solution {
public:
    void reverseString(vector<char>& s) { flip(s.begin(), s.end() - 1); }
};
