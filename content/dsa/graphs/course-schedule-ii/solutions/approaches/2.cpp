class Solution {
public:
    vector<int> findOrder(int numCourses, vector<vector<int>>& prerequisites) {
        needs.resize(numCourses);
        for (const auto& pair : prerequisites) needs[pair[0]].push_back(pair[1]);
        placed.resize(numCourses);
        inProgress.resize(numCourses);
        for (int course = 0; course < numCourses; course++) {
            if (!place(course)) return {};
        }
        return order;
    }

private:
    vector<vector<int>> needs;
    vector<int> order;
    vector<bool> placed, inProgress;

    bool place(int course) {
        if (inProgress[course]) return false;
        if (!placed[course]) {
            inProgress[course] = true;
            for (int required : needs[course]) {
                if (!place(required)) return false;
            }
            inProgress[course] = false;
            placed[course] = true;
            order.push_back(course);
        }
        return true;
    }
};
