class Solution {
    public List<List<Integer>> generate(int numRows) {
        List<List<Integer>> triangle = new ArrayList<>();
        for (int r = 0; r < numRows; r++) {
            List<Integer> row = new ArrayList<>();
            row.add(1);
            for (int c = 1; c <= r; c++) {
                row.add(row.get(c - 1) * (r - c + 1) / c);
            }
            triangle.add(row);
        }
        return triangle;
    }
}
