class Solution {
    public boolean canFinish(int numCourses, int[][] prerequisites) {
        List<List<Integer>> unlocks = new ArrayList<>();
        for (int course = 0; course < numCourses; course++) {
            unlocks.add(new ArrayList<>());
        }
        int[] open = new int[numCourses];
        for (int[] pair : prerequisites) {
            unlocks.get(pair[1]).add(pair[0]);
            open[pair[0]]++;
        }

        Queue<Integer> free = new ArrayDeque<>();
        for (int course = 0; course < numCourses; course++) {
            if (open[course] == 0) {
                free.add(course);
            }
        }
        int taken = 0;
        while (!free.isEmpty()) {
            taken++;
            for (int later : unlocks.get(free.remove())) {
                if (--open[later] == 0) {
                    free.add(later);
                }
            }
        }
        return taken == numCourses;
    }
}
