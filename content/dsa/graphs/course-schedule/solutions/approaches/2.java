class Solution {
    private enum State { UNTOUCHED, IN_PROGRESS, DONE }

    private final List<List<Integer>> unlocks = new ArrayList<>();
    private State[] state;

    public boolean canFinish(int numCourses, int[][] prerequisites) {
        for (int course = 0; course < numCourses; course++) {
            unlocks.add(new ArrayList<>());
        }
        for (int[] pair : prerequisites) {
            unlocks.get(pair[1]).add(pair[0]);
        }
        state = new State[numCourses];
        Arrays.fill(state, State.UNTOUCHED);
        for (int course = 0; course < numCourses; course++) {
            if (!freeOfCycles(course)) {
                return false;
            }
        }
        return true;
    }

    private boolean freeOfCycles(int course) {
        if (state[course] == State.IN_PROGRESS) {
            return false;
        }
        if (state[course] == State.UNTOUCHED) {
            state[course] = State.IN_PROGRESS;
            for (int later : unlocks.get(course)) {
                if (!freeOfCycles(later)) {
                    return false;
                }
            }
            state[course] = State.DONE;
        }
        return true;
    }
}
