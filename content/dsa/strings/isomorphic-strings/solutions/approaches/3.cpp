class Solution {
public:
    bool isIsomorphic(string s, string t) {
        array<int, 128> firstS, firstT;
        firstS.fill(-1);
        firstT.fill(-1);
        for (int i = 0; i < ssize(s); i++) {
            int &a = firstS[s[i]], &b = firstT[t[i]];
            if (a == -1) a = i;
            if (b == -1) b = i;
            if (a != b) return false;
        }
        return true;
    }
};
