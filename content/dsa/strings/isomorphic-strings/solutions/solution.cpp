class Solution {
public:
    bool isIsomorphic(string s, string t) {
        array<int, 128> to, back;
        to.fill(-1);
        back.fill(-1);
        for (size_t i = 0; i < s.size(); i++) {
            char a = s[i], b = t[i];
            if ((to[a] != -1 && to[a] != b) || (back[b] != -1 && back[b] != a)) return false;
            to[a] = b;
            back[b] = a;
        }
        return true;
    }
};
