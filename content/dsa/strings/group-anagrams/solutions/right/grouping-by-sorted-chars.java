import java.util.stream.*;

class Solution {
    public List<List<String>> groupAnagrams(String[] strs) {
        return new ArrayList<>(Arrays.stream(strs)
                .collect(Collectors.groupingBy(s -> s.chars().sorted().mapToObj(c -> "" + (char) c).collect(Collectors.joining())))
                .values());
    }
}
