class Solution {
    private final List<List<Integer>> needs = new ArrayList<>();
    private final List<Integer> order = new ArrayList<>();
    private boolean[] placed;
    private boolean[] inProgress;

    public int[] findOrder(int numCourses, int[][] prerequisites) {
        for (int course = 0; course < numCourses; course++) {
            needs.add(new ArrayList<>());
        }
        for (int[] pair : prerequisites) {
            needs.get(pair[0]).add(pair[1]);
        }
        placed = new boolean[numCourses];
        inProgress = new boolean[numCourses];
        for (int course = 0; course < numCourses; course++) {
            if (!place(course)) {
                return new int[0];
            }
        }
        return order.stream().mapToInt(Integer::intValue).toArray();
    }

    private boolean place(int course) {
        if (inProgress[course]) {
            return false;
        }
        if (!placed[course]) {
            inProgress[course] = true;
            for (int required : needs.get(course)) {
                if (!place(required)) {
                    return false;
                }
            }
            inProgress[course] = false;
            placed[course] = true;
            order.add(course);
        }
        return true;
    }
}
