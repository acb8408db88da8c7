class Solution {
    public String simplifyPath(String path) {
        var parts = new ArrayDeque<String>();
        outer:
        for (String part : path.split("/+")) {
            switch (part) {
                case "", ".":
                    continue outer;
                case "..":
                    parts.pollLast();
                    break;
                default:
                    parts.addLast(part);
            }
        }
        return "/" + String.join("/", parts);
    }
}
