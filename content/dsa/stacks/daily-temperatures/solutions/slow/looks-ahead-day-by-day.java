class Solution {
    public int[] dailyTemperatures(int[] temperatures) {
        int[] answer = new int[temperatures.length];
        for (int day = 0; day < temperatures.length; day++) {
            for (int next = day + 1; next < temperatures.length; next++) {
                if (temperatures[next] > temperatures[day]) {
                    answer[day] = next - day;
                    break;
                }
            }
        }
        return answer;
    }
}
