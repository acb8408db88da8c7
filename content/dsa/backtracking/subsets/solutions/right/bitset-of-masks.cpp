class Solution {
public:
    vector<vector<int>> subsets(vector<int>& nums) {
        vector<vector<int>> answer;
        for (unsigned mask = 0; mask < 1u << nums.size(); ++mask) {
            bitset<16> bits(mask);
            auto& subset = answer.emplace_back();
            subset.reserve(bits.count());
            for (size_t i = 0; i < nums.size(); ++i)
                if (bits.test(i)) subset.push_back(nums[i]);
        }
        return answer;
    }
};
