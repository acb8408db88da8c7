class Solution {
public:
    vector<int> findOrder(int numCourses, vector<vector<int>>& prerequisites) {
        vector<vector<int>> unlocks(numCourses);
        vector<int> open(numCourses, 0);
        for (const auto& pair : prerequisites) {
            unlocks[pair[1]].push_back(pair[0]);
            open[pair[0]]++;
        }

        vector<int> order;
        for (int course = 0; course < numCourses; course++) {
            if (open[course] == 0) order.push_back(course);
        }
        for (size_t i = 0; i < order.size(); i++) {
            for (int later : unlocks[order[i]]) {
                if (--open[later] == 0) order.push_back(later);
            }
        }
        if ((int)order.size() < numCourses) return {};
        return order;
    }
};
