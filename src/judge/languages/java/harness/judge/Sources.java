package judge;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A user's source, compiled in memory. */
final class Sources {
  /** LeetCode's imports; on the user's first line, so that line numbers stay theirs. */
  private static final String IMPORTS =
      "import java.util.*; import java.util.function.*; import java.util.stream.*; "
          + "import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.math.*; ";

  private static final Map<String, String> NODES =
      Map.of(
          "ListNode",
          "class ListNode { int val; ListNode next; ListNode() {} ListNode(int val) { this.val = val; }"
              + " ListNode(int val, ListNode next) { this.val = val; this.next = next; } }",
          "TreeNode",
          "class TreeNode { int val; TreeNode left, right; TreeNode() {} TreeNode(int val) { this.val = val; }"
              + " TreeNode(int val, TreeNode left, TreeNode right)"
              + " { this.val = val; this.left = left; this.right = right; } }",
          "Node",
          "import java.util.*; class Node { public int val; public List<Node> neighbors;"
              + " public Node() { this(0); } public Node(int val) { this(val, new ArrayList<>()); }"
              + " public Node(int val, ArrayList<Node> neighbors) { this.val = val; this.neighbors = neighbors; } }");

  private static final Pattern PUBLIC_CLASS =
      Pattern.compile("^\\s*public\\s+(?:(?:final|abstract)\\s+)*(?:class|interface|enum|record)\\s+(\\w+)", Pattern.MULTILINE);

  /** Slow to make, and good for any number of programs. */
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  private static final JavaFileManager FILES = COMPILER.getStandardFileManager(null, null, null);

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///" + name + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private static final class Output extends ForwardingJavaFileManager<JavaFileManager> {
    final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

    Output() {
      super(FILES);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      classes.put(name, bytes);
      return new SimpleJavaFileObject(URI.create("memory:///" + name), kind) {
        @Override
        public OutputStream openOutputStream() {
          return bytes;
        }
      };
    }
  }

  /** Class files by class name; empty when there were errors. */
  final Map<String, byte[]> classes = new HashMap<>();

  /** Errors in the user's own lines, as the JSON of diagnostics. */
  final List<String> problems = new ArrayList<>();

  /** {@code nodes}: names of the node classes the question speaks of; one that the source declares is the user's own. */
  Sources(String source, List<String> nodes) {
    Matcher named = PUBLIC_CLASS.matcher(source);
    Source user = new Source(named.find() ? named.group(1) : "Solution", IMPORTS + source);
    List<Source> units = new ArrayList<>(List.of(user));
    for (String node : nodes) {
      boolean declared = Pattern.compile("^\\s*(?:public\\s+)?class\\s+" + node + "\\b", Pattern.MULTILINE).matcher(source).find();
      if (!declared) units.add(new Source(node, NODES.get(node)));
    }
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    Output output = new Output();
    List<String> options = List.of("-proc:none", "-nowarn", "-Xlint:none", "-g");
    boolean well = COMPILER.getTask(null, output, found, options, null, units).call();
    if (well) {
      output.classes.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
      return;
    }
    for (Diagnostic<? extends JavaFileObject> each : found.getDiagnostics()) {
      if (each.getKind() != Diagnostic.Kind.ERROR) continue;
      long column = each.getLineNumber() == 1 ? each.getColumnNumber() - IMPORTS.length() : each.getColumnNumber();
      String place = each.getLineNumber() > 0 ? "\"line\":" + each.getLineNumber() + "," : "";
      if (!place.isEmpty() && column > 0) place += "\"column\":" + column + ",";
      problems.add("{" + place + "\"message\":" + Json.quote(each.getMessage(java.util.Locale.ENGLISH)) + "}");
    }
    if (problems.isEmpty()) problems.add("{\"message\":\"the program did not compile\"}");
  }
}
