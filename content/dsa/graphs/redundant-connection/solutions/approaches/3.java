class Solution {
    public int[] findRedundantConnection(int[][] edges) {
        int n = edges.length;
        List<List<Integer>> neighbors = new ArrayList<>();
        for (int node = 0; node <= n; node++) {
            neighbors.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            neighbors.get(edge[0]).add(edge[1]);
            neighbors.get(edge[1]).add(edge[0]);
        }

        int[] degree = new int[n + 1];
        Queue<Integer> leaves = new ArrayDeque<>();
        for (int node = 1; node <= n; node++) {
            degree[node] = neighbors.get(node).size();
            if (degree[node] == 1) {
                leaves.add(node);
            }
        }
        while (!leaves.isEmpty()) {
            for (int node : neighbors.get(leaves.remove())) {
                if (--degree[node] == 1) {
                    leaves.add(node);
                }
            }
        }

        for (int i = n - 1; i >= 0; i--) {
            // Only the cycle keeps two edges at each node.
            if (degree[edges[i][0]] == 2 && degree[edges[i][1]] == 2) {
                return edges[i];
            }
        }
        return new int[0];
    }
}
