#include <bits/stdc++.h>
#define pb push_back
#define all(x) (x).begin(), (x).end()
#define rep(i, n) for (int i = 0; i < (int)(n); ++i)
#define F first
#define S second
typedef long long ll;
typedef pair<ll, int> pli;
using namespace std;

class Solution {
public:
    vector<int> twoSum(vector<int>& nums, int target) {
        vector<pli> v;
        rep(i, nums.size()) v.pb({nums[i], i});
        sort(all(v));
        int l = 0, r = v.size() - 1;
        while (v[l].F + v[r].F != target) v[l].F + v[r].F < target ? ++l : --r;
        return {v[l].S, v[r].S};
    }
};
