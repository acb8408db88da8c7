class Solution {
public:
    bool canFinish(int numCourses, vector<vector<int>>& prerequisites) {
        vector<vector<int>> unlocks(numCourses);
        vector<int> open(numCourses, 0);
        for (const auto& pair : prerequisites) {
            unlocks[pair[1]].push_back(pair[0]);
            open[pair[0]]++;
        }

        vector<int> taken;
        for (int course = 0; course < numCourses; course++) {
            if (open[course] == 0) taken.push_back(course);
        }
        for (size_t i = 0; i < taken.size(); i++) {
            for (int later : unlocks[taken[i]]) {
                if (--open[later] == 0) taken.push_back(later);
            }
        }
        return (int)taken.size() == numCourses;
    }
};
