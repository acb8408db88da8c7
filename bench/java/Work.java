import java.util.*;

/** What solutions spend their time on, each some tens of milliseconds on a JVM: the first six in numbers and arrays, the others in collections. */
class Work {
  static long sieve() {
    int n = 4_000_000;
    boolean[] composite = new boolean[n + 1];
    long sum = 0;
    for (int i = 2; i <= n; i++) {
      if (composite[i]) continue;
      sum += i;
      for (long j = (long) i * i; j <= n; j += i) composite[(int) j] = true;
    }
    return sum;
  }

  static long matrices() {
    int n = 260;
    double[][] a = new double[n][n], b = new double[n][n], c = new double[n][n];
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { a[i][j] = i + j; b[i][j] = i - j; }
    for (int i = 0; i < n; i++) for (int k = 0; k < n; k++) { double x = a[i][k]; for (int j = 0; j < n; j++) c[i][j] += x * b[k][j]; }
    return (long) c[17][31];
  }

  static long editDistance() {
    char[] a = new char[2500], b = new char[2500];
    for (int i = 0; i < a.length; i++) { a[i] = (char) ('a' + i * 7 % 23); b[i] = (char) ('a' + i * 11 % 19); }
    int[][] d = new int[a.length + 1][b.length + 1];
    for (int i = 0; i <= a.length; i++) for (int j = 0; j <= b.length; j++)
      d[i][j] = i == 0 ? j : j == 0 ? i : Math.min(d[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1), 1 + Math.min(d[i - 1][j], d[i][j - 1]));
    return d[a.length][b.length];
  }

  static long queens() { return place(11, 0, 0, 0, 0); }

  private static long place(int n, int row, int columns, int left, int right) {
    if (row == n) return 1;
    long count = 0;
    for (int free = (1 << n) - 1 & ~(columns | left | right); free != 0; free &= free - 1) {
      int bit = free & -free;
      count += place(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    return count;
  }

  static long collatz() {
    int best = 0, most = 0;
    for (int i = 1; i < 500_000; i++) {
      long x = i;
      int steps = 0;
      while (x != 1) { x = (x & 1) == 0 ? x >> 1 : 3 * x + 1; steps++; }
      if (steps > most) { most = steps; best = i; }
    }
    return best;
  }

  static long modularPowers() {
    long sum = 0;
    for (int i = 1; i < 200_000; i++) {
      long base = i, result = 1;
      for (int e = 1_000_000_005; e > 0; e >>= 1) { if ((e & 1) == 1) result = result * base % 1_000_000_007; base = base * base % 1_000_000_007; }
      sum += result;
    }
    return sum;
  }

  static long hashCounts() {
    Map<Integer, Integer> count = new HashMap<>();
    int x = 1;
    for (int i = 0; i < 1_000_000; i++) { x = (int) (x * 1103515245L + 12345 & 0x7fffffff); count.merge(x % 50_000, 1, Integer::sum); }
    long sum = 0;
    for (var e : count.entrySet()) sum += (long) e.getKey() * e.getValue();
    return sum;
  }

  static long sortedLists() {
    List<int[]> rows = new ArrayList<>();
    int x = 7;
    for (int i = 0; i < 150_000; i++) { x = (int) (x * 1103515245L + 12345 & 0x7fffffff); rows.add(new int[] {x % 1000, i}); }
    rows.sort((a, b) -> a[0] != b[0] ? Integer.compare(a[0], b[0]) : b[1] - a[1]);
    long sum = 0;
    for (int i = 0; i < rows.size(); i += 100) sum += rows.get(i)[1];
    return sum;
  }

  static long shortestPaths() {
    int n = 40_000;
    List<List<int[]>> graph = new ArrayList<>();
    for (int i = 0; i < n; i++) graph.add(new ArrayList<>());
    for (int i = 0; i < n; i++) for (int k = 1; k <= 4; k++) graph.get(i).add(new int[] {(int) ((i * 31L + k * 977) % n), 1 + (i * k) % 17});
    int[] distance = new int[n];
    Arrays.fill(distance, Integer.MAX_VALUE);
    distance[0] = 0;
    PriorityQueue<int[]> queue = new PriorityQueue<>((a, b) -> Integer.compare(a[1], b[1]));
    queue.add(new int[] {0, 0});
    while (!queue.isEmpty()) {
      int[] at = queue.poll();
      if (at[1] > distance[at[0]]) continue;
      for (int[] edge : graph.get(at[0])) {
        int next = at[1] + edge[1];
        if (next < distance[edge[0]]) { distance[edge[0]] = next; queue.add(new int[] {edge[0], next}); }
      }
    }
    long sum = 0;
    for (int d : distance) if (d < Integer.MAX_VALUE) sum += d;
    return sum;
  }

  static long builtText() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 300_000; i++) text.append(i % 97).append(',');
    int[] counts = new int[128];
    String whole = text.toString();
    for (int i = 0; i < whole.length(); i++) counts[whole.charAt(i)]++;
    long sum = whole.hashCode();
    for (String part : whole.substring(0, 200_000).split(",")) sum += part.length();
    return sum + counts['7'];
  }

  static long sortedMaps() {
    TreeMap<Integer, Integer> line = new TreeMap<>();
    int x = 3;
    long sum = 0;
    for (int i = 0; i < 200_000; i++) {
      x = (int) (x * 1103515245L + 12345 & 0x7fffffff);
      line.put(x % 100_000, i);
      Integer below = line.floorKey(x % 77_777);
      if (below != null) sum += below;
    }
    return sum + line.size();
  }

  static long breadthFirst() {
    int n = 900;
    int[][] seen = new int[n][n];
    Deque<int[]> queue = new ArrayDeque<>();
    queue.add(new int[] {0, 0});
    seen[0][0] = 1;
    int[][] moves = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    while (!queue.isEmpty()) {
      int[] at = queue.poll();
      for (int[] move : moves) {
        int row = at[0] + move[0], column = at[1] + move[1];
        if (row < 0 || column < 0 || row >= n || column >= n || seen[row][column] > 0 || row * 7 + column * 3 == 1000) continue;
        seen[row][column] = seen[at[0]][at[1]] + 1;
        queue.add(new int[] {row, column});
      }
    }
    return seen[n - 1][n - 1];
  }
}
