class Solution {
    public int[] dailyTemperatures(int[] temperatures) {
        int n = temperatures.length;
        int[] answer = new int[n];
        Deque<Integer> waiting = new ArrayDeque<>(); // days without a warmer one so far
        for (int day = 0; day < n; day++) {
            while (!waiting.isEmpty() && temperatures[waiting.peek()] < temperatures[day]) {
                int earlier = waiting.pop();
                answer[earlier] = day - earlier;
            }
            waiting.push(day);
        }
        return answer;
    }
}
