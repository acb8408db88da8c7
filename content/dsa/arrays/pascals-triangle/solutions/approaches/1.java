class Solution {
    public List<List<Integer>> generate(int numRows) {
        List<List<Integer>> triangle = new ArrayList<>();
        for (int r = 0; r < numRows; r++) {
            List<Integer> row = new ArrayList<>();
            for (int c = 0; c <= r; c++) {
                row.add(entry(r, c));
            }
            triangle.add(row);
        }
        return triangle;
    }

    private int entry(int r, int c) {
        if (c == 0 || c == r) {
            return 1;
        }
        return entry(r - 1, c - 1) + entry(r - 1, c);
    }
}
