class Solution {
    interface Span {
        int[] ends();

        default boolean touches(int[] other) {
            return ends()[1] >= other[0];
        }
    }

    private static <T, R> List<R> fold(Iterable<T> items, java.util.function.BiConsumer<List<R>, T> step) {
        List<R> out = new ArrayList<>();
        for (T item : items) step.accept(out, item);
        return out;
    }

    public int[][] merge(int[][] intervals) {
        int[][] sorted = intervals.clone();
        Arrays.sort(sorted, Comparator.comparingInt(i -> i[0]));
        List<Span> merged = fold(Arrays.asList(sorted), (out, next) -> {
            if (!out.isEmpty() && out.get(out.size() - 1).touches(next)) {
                int[] last = out.get(out.size() - 1).ends();
                last[1] = Math.max(last[1], next[1]);
            } else {
                int[] own = next.clone();
                out.add(() -> own);
            }
        });
        return merged.stream().map(Span::ends).toArray(int[][]::new);
    }
}
