class Solution {
public:
    bool canFinish(int numCourses, vector<vector<int>>& prerequisites) {
        unlocks.resize(numCourses);
        for (const auto& pair : prerequisites) unlocks[pair[1]].push_back(pair[0]);
        state.assign(numCourses, UNTOUCHED);
        for (int course = 0; course < numCourses; course++) {
            if (!freeOfCycles(course)) return false;
        }
        return true;
    }

private:
    enum State { UNTOUCHED, IN_PROGRESS, DONE };

    vector<vector<int>> unlocks;
    vector<State> state;

    bool freeOfCycles(int course) {
        if (state[course] == IN_PROGRESS) return false;
        if (state[course] == UNTOUCHED) {
            state[course] = IN_PROGRESS;
            for (int later : unlocks[course]) {
                if (!freeOfCycles(later)) return false;
            }
            state[course] = DONE;
        }
        return true;
    }
};
