class Solution {
    public boolean isSubtree(TreeNode root, TreeNode subRoot) {
        String text = textOf(root);
        String wanted = textOf(subRoot);
        // The longest proper prefix of wanted[0..i] that is also its suffix has border[i] letters.
        int[] border = new int[wanted.length()];
        int length = 0;
        for (int i = 1; i < wanted.length(); i++) {
            while (length > 0 && wanted.charAt(i) != wanted.charAt(length)) {
                length = border[length - 1];
            }
            if (wanted.charAt(i) == wanted.charAt(length)) {
                length++;
            }
            border[i] = length;
        }
        length = 0;
        for (char letter : text.toCharArray()) {
            while (length > 0 && letter != wanted.charAt(length)) {
                length = border[length - 1];
            }
            if (letter == wanted.charAt(length)) {
                length++;
            }
            if (length == wanted.length()) {
                return true;
            }
        }
        return false;
    }

    private String textOf(TreeNode root) {
        StringBuilder entries = new StringBuilder();
        write(root, entries);
        return entries.toString();
    }

    private void write(TreeNode node, StringBuilder entries) {
        if (node == null) {
            entries.append(",#");
            return;
        }
        entries.append(',').append(node.val);
        write(node.left, entries);
        write(node.right, entries);
    }
}
