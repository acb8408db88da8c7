class Solution {
public:
    bool checkInclusion(string s1, string s2) {
        array<int, 26> supply{};  // how many more of each letter the window may take in
        for (char letter : s1) supply[letter - 'a']++;
        int left = 0, length = s1.size();
        for (int right = 0; right < (int)s2.size(); right++) {
            int letter = s2[right] - 'a';
            supply[letter]--;
            while (supply[letter] < 0) supply[s2[left++] - 'a']++;
            if (right - left + 1 == length) return true;
        }
        return false;
    }
};
