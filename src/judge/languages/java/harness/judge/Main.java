package judge;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Serves JSON lines: {@code {"compile": [signature, source]}} or {@code {"run": input}} in, one reply a line out. */
public final class Main {
  private static Program program;

  private Main() {}

  public static void main(String[] args) throws Exception {
    BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8), 1 << 16);
    PrintStream replies = System.out;
    System.setIn(InputStream.nullInputStream());
    for (String line; (line = requests.readLine()) != null; ) {
      Map<?, ?> request = (Map<?, ?>) Json.parse(line);
      List<?> sources = (List<?>) request.get("compile");
      String reply = sources == null ? run((String) request.get("run")) : compile((String) sources.get(0), (String) sources.get(1));
      replies.println(reply);
      replies.flush();
    }
    System.exit(0);
  }

  @SuppressWarnings("unchecked")
  private static String compile(String signature, String source) {
    Map<String, Object> shape = (Map<String, Object>) Json.parse(signature);
    Sources compiled = new Sources(source, (List<String>) shape.get("nodes"));
    if (!compiled.problems.isEmpty()) return "{\"ok\":false,\"diagnostics\":[" + String.join(",", compiled.problems) + "]}";
    try {
      program = new Program(shape, compiled.classes);
      return "{\"ok\":true}";
    } catch (Limits.Rejected error) {
      return "{\"ok\":false,\"diagnostics\":[{\"message\":" + Json.quote(error.getMessage()) + "}]}";
    }
  }

  /** One test in a thread with a deep stack; {@code tainted} when threads of the program's own are still at work. */
  @SuppressWarnings("unchecked")
  private static String run(String input) throws InterruptedException {
    List<Map<String, Object>> inputs = new ArrayList<>();
    for (String each : input.split("\n")) inputs.add((Map<String, Object>) Json.parse(each));
    Capture written = new Capture();
    String[] outcome = new String[1];
    PrintStream out = System.out, err = System.err;
    PrintStream stream = new PrintStream(written, true, StandardCharsets.UTF_8);
    System.setOut(stream);
    System.setErr(stream);
    ThreadGroup group = new ThreadGroup("solution");
    Thread thread = new Thread(group, () -> {
      try {
        outcome[0] = "\"kind\":\"answer\",\"output\":" + Json.quote(program.answer(inputs));
      } catch (Throwable error) {
        outcome[0] = Failures.outcome(error);
      }
    }, "main", Limits.STACK_SIZE);
    thread.start();
    thread.join();
    System.setOut(out);
    System.setErr(err);
    String kind = written.limited() ? "\"kind\":\"output-limit\"" : outcome[0];
    return String.format(Locale.ROOT, "{%s,\"stdout\":%s,\"ms\":%.3f,\"tainted\":%b}",
        kind, Json.quote(written.text()), program.milliseconds(), group.activeCount() > 0);
  }
}
