public class Codec {
    public String encode(List<String> strs) {
        StringBuilder encoded = new StringBuilder();
        for (String text : strs) {
            encoded.append(text.length()).append('#').append(text);
        }
        return encoded.toString();
    }

    public List<String> decode(String s) {
        List<String> strs = new ArrayList<>();
        int position = 0;
        while (position < s.length()) {
            int mark = s.indexOf('#', position);
            int end = mark + 1 + Integer.parseInt(s.substring(position, mark));
            strs.add(s.substring(mark + 1, end));
            position = end;
        }
        return strs;
    }
}
