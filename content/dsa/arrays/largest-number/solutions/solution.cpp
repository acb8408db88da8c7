class Solution {
public:
    string largestNumber(vector<int>& nums) {
        vector<string> texts;
        for (int num : nums) texts.push_back(to_string(num));
        sort(texts.begin(), texts.end(), [](const string& a, const string& b) { return a + b > b + a; });
        if (texts[0] == "0") return "0";
        string joined;
        for (const string& text : texts) joined += text;
        return joined;
    }
};
