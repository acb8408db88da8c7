class Solution {
public:
    int reverseBits(int n) {
        string s = bitset<32>(n).to_string();
        return (int)bitset<32>(string(s.rbegin(), s.rend())).to_ulong();
    }
};
