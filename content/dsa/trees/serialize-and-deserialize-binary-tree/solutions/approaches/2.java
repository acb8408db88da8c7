public class Codec {
    public String serialize(TreeNode root) {
        StringJoiner entries = new StringJoiner(",");
        Queue<TreeNode> queue = new LinkedList<>(); // unlike ArrayDeque, it can hold null
        queue.add(root);
        while (!queue.isEmpty()) {
            TreeNode node = queue.remove();
            entries.add(node == null ? "#" : String.valueOf(node.val));
            if (node != null) {
                queue.add(node.left);
                queue.add(node.right);
            }
        }
        return entries.toString();
    }

    public TreeNode deserialize(String data) {
        StringTokenizer entries = new StringTokenizer(data, ",");
        TreeNode root = make(entries);
        Queue<TreeNode> queue = new ArrayDeque<>();
        if (root != null) {
            queue.add(root);
        }
        while (!queue.isEmpty()) {
            TreeNode node = queue.remove();
            node.left = make(entries);
            node.right = make(entries);
            if (node.left != null) {
                queue.add(node.left);
            }
            if (node.right != null) {
                queue.add(node.right);
            }
        }
        return root;
    }

    private TreeNode make(StringTokenizer entries) {
        String entry = entries.nextToken();
        return entry.equals("#") ? null : new TreeNode(Integer.parseInt(entry));
    }
}
