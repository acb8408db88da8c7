#include <bits/stdc++.h>
using namespace std;

struct Mix {
    size_t operator()(uint64_t x) const {
        x += 0x9e3779b97f4a7c15ULL;
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
        return x ^ (x >> 31);
    }
};

class Solution {
public:
    vector<int> twoSum(vector<int>& nums, int target) {
        unordered_map<long long, int, Mix> seen;
        for (int i = 0; i < (int)nums.size(); i++) {
            if (auto it = seen.find((long long)target - nums[i]); it != seen.end()) return {it->second, i};
            seen[nums[i]] = i;
        }
        throw invalid_argument("no pair");
    }
};
