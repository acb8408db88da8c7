public class Codec {
    public String encode(List<String> strs) {
        StringBuilder packed = new StringBuilder();
        for (String str : strs) {
            packed.append(str.replace("#", "##")).append("#;");
        }
        return packed.toString();
    }

    public List<String> decode(String s) {
        List<String> strs = new ArrayList<>();
        for (String part : s.split("#;")) {
            strs.add(part.replace("##", "#"));
        }
        return strs;
    }
}
