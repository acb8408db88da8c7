class Solution {
    public String simplifyPath(String path) {
        StringBuilder result = new StringBuilder();
        StringBuilder part = new StringBuilder();
        for (char character : (path + '/').toCharArray()) {
            if (character != '/') {
                part.append(character);
                continue;
            }
            if ("..".contentEquals(part)) {
                result.setLength(Math.max(result.lastIndexOf("/"), 0));
            } else if (part.length() > 0 && !".".contentEquals(part)) {
                result.append('/').append(part);
            }
            part.setLength(0);
        }
        return result.length() == 0 ? "/" : result.toString();
    }
}
