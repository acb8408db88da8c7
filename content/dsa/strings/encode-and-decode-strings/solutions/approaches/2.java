public class Codec {
    public String encode(List<String> strs) {
        StringBuilder encoded = new StringBuilder();
        for (String s : strs) {
            encoded.append(s.replace("\\", "\\\\").replace("|", "\\|")).append('|');
        }
        return encoded.toString();
    }

    public List<String> decode(String s) {
        List<String> strs = new ArrayList<>();
        StringBuilder current = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == '|') {
                strs.add(current.toString());
                current.setLength(0);
            } else {
                if (s.charAt(i) == '\\') {
                    i++;
                }
                current.append(s.charAt(i));
            }
        }
        return strs;
    }
}
