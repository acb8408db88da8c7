class Solution {
public:
    int singleNumber(vector<int>& nums) {
        unordered_set<int> unpaired;
        for (int num : nums) {
            if (unpaired.contains(num)) {
                unpaired.erase(num);
            } else {
                unpaired.insert(num);
            }
        }
        return *unpaired.begin();
    }
};
