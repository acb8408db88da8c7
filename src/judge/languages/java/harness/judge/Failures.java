package judge;

import java.util.ArrayList;
import java.util.List;

/** What a program threw, as an outcome's JSON fields; only its own frames and line numbers are told. */
final class Failures {
  private Failures() {}

  static String outcome(Throwable error) {
    while (error instanceof ExceptionInInitializerError && error.getCause() != null) error = error.getCause();
    if (error instanceof OutOfMemoryError) return "\"kind\":\"memory-limit\"";
    if (error instanceof Limits.OutputLimit) return "\"kind\":\"output-limit\"";
    if (error instanceof Limits.Refused) return "\"kind\":\"wrong-answer\",\"message\":" + Json.quote(error.getMessage());
    if (error instanceof Limits.Rejected) return "\"kind\":\"runtime-error\",\"message\":" + Json.quote(error.getMessage());
    List<StackTraceElement> frames = new ArrayList<>();
    for (StackTraceElement frame : error.getStackTrace()) {
      if (Fresh.NAME.equals(frame.getClassLoaderName())) frames.add(frame);
    }
    StringBuilder message = new StringBuilder(describe(error));
    for (int i = Math.min(frames.size(), Limits.FRAMES_SHOWN) - 1; i >= 0; i--) {
      message.append("\n  line ").append(frames.get(i).getLineNumber()).append(", in ").append(frames.get(i).getMethodName());
    }
    String line = frames.isEmpty() || frames.get(0).getLineNumber() < 1 ? "" : ",\"line\":" + frames.get(0).getLineNumber();
    return "\"kind\":\"runtime-error\",\"message\":" + Json.quote(message) + line;
  }

  private static String describe(Throwable error) {
    String text;
    try {
      text = error.getMessage();
    } catch (Throwable broken) {
      text = null;
    }
    String whole = error.getClass().getSimpleName() + (text == null ? "" : ": " + text);
    return whole.substring(0, Math.min(whole.length(), Limits.MESSAGE_LIMIT));
  }
}
