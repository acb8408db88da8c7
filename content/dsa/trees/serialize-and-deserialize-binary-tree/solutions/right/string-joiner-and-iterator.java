class Codec {
    public String serialize(TreeNode root) {
        StringJoiner out = new StringJoiner(",");
        write(root, out);
        return out.toString();
    }

    private void write(TreeNode node, StringJoiner out) {
        if (node == null) {
            out.add("#");
            return;
        }
        out.add(Integer.toString(node.val));
        write(node.left, out);
        write(node.right, out);
    }

    public TreeNode deserialize(String data) {
        return read(Arrays.asList(data.split(",")).iterator());
    }

    private TreeNode read(Iterator<String> tokens) {
        String token = tokens.next();
        if ("#".equals(token)) return null;
        TreeNode node = new TreeNode(Integer.parseInt(token));
        node.left = read(tokens);
        node.right = read(tokens);
        return node;
    }
}
