class Solution {
    public List<Integer> spiralOrder(int[][] matrix) {
        int m = matrix.length;
        int n = matrix[0].length;
        boolean[][] visited = new boolean[m][n];
        List<Integer> order = new ArrayList<>();
        int r = 0;
        int c = 0;
        int dr = 0;
        int dc = 1;
        while (order.size() < m * n) {
            order.add(matrix[r][c]);
            visited[r][c] = true;
            boolean inside = 0 <= r + dr && r + dr < m && 0 <= c + dc && c + dc < n;
            if (!inside || visited[r + dr][c + dc]) {
                int turned = -dr;
                dr = dc;
                dc = turned;
            }
            r += dr;
            c += dc;
        }
        return order;
    }
}
