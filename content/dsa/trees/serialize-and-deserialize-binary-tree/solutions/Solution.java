public class Codec {
    public String serialize(TreeNode root) {
        StringBuilder data = new StringBuilder();
        write(root, data);
        return data.toString();
    }

    public TreeNode deserialize(String data) {
        return read(new StringTokenizer(data, ","));
    }

    private void write(TreeNode node, StringBuilder data) {
        if (node == null) {
            data.append("#,");
            return;
        }
        data.append(node.val).append(',');
        write(node.left, data);
        write(node.right, data);
    }

    private TreeNode read(StringTokenizer entries) {
        String entry = entries.nextToken();
        if (entry.equals("#")) {
            return null;
        }
        TreeNode node = new TreeNode(Integer.parseInt(entry));
        node.left = read(entries);
        node.right = read(entries);
        return node;
    }
}
