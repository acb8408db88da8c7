class Solution {
public:
    string largestNumber(vector<int>& nums) {
        vector<string> texts;
        for (int num : nums) texts.push_back(to_string(num));
        sort(texts.begin(), texts.end());  // next_permutation starts from the sorted order
        string largest;
        do {
            string joined;
            for (const string& text : texts) joined += text;
            largest = max(largest, joined);
        } while (next_permutation(texts.begin(), texts.end()));
        return largest[0] == '0' ? "0" : largest;
    }
};
