class Solution {
public:
    vector<vector<int>> kClosest(vector<vector<int>>& points, int k) {
        priority_queue<pair<int, int>> closest;  // squared distance and index, the farthest on top
        for (int i = 0; i < (int)points.size(); i++) {
            int x = points[i][0], y = points[i][1];
            closest.push({x * x + y * y, i});
            if ((int)closest.size() > k) closest.pop();
        }
        vector<vector<int>> result;
        for (; !closest.empty(); closest.pop()) result.push_back(points[closest.top().second]);
        return result;
    }
};
