class Solution {
    private final List<List<Integer>> neighbors = new ArrayList<>();

    public int[] findRedundantConnection(int[][] edges) {
        for (int node = 0; node <= edges.length; node++) {
            neighbors.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            if (connected(edge[0], edge[1])) {
                return edge;
            }
            neighbors.get(edge[0]).add(edge[1]);
            neighbors.get(edge[1]).add(edge[0]);
        }
        return new int[0];
    }

    private boolean connected(int a, int b) {
        boolean[] seen = new boolean[neighbors.size()];
        seen[a] = true;
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(a);
        while (!stack.isEmpty()) {
            for (int node : neighbors.get(stack.pop())) {
                if (!seen[node]) {
                    seen[node] = true;
                    stack.push(node);
                }
            }
        }
        return seen[b];
    }
}
