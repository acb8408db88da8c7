class Solution {
    public boolean validTree(int n, int[][] edges) {
        if (edges.length != n - 1) {
            return false;
        }
        List<List<Integer>> neighbors = new ArrayList<>();
        for (int node = 0; node < n; node++) {
            neighbors.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            neighbors.get(edge[0]).add(edge[1]);
            neighbors.get(edge[1]).add(edge[0]);
        }
        Set<Integer> seen = new HashSet<>();
        seen.add(0);
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(0);
        while (!stack.isEmpty()) {
            for (int neighbor : neighbors.get(stack.pop())) {
                if (seen.add(neighbor)) {
                    stack.push(neighbor);
                }
            }
        }
        return seen.size() == n;
    }
}
