package judge;

/** What ends a program, and how much of its texts is kept: as in the Python harness's limits.py. */
final class Limits {
  static final int STDOUT_KEPT = 64 * 1024;
  static final int STDOUT_LIMIT = 8 * 1024 * 1024;
  static final int ANSWER_LIMIT = 8 * 1024 * 1024;
  static final int NODE_LIMIT = 1_000_000;
  static final int MESSAGE_LIMIT = 2_000;
  static final int FRAMES_SHOWN = 8;
  static final long STACK_SIZE = 64L << 20;

  /** The program does not fit the signature. Becomes a Runtime Error. */
  static final class Rejected extends RuntimeException {
    Rejected(String message) {
      super(message);
    }
  }

  /** A value of the right type that no right answer can be. Becomes a Wrong Answer. */
  static final class Refused extends RuntimeException {
    Refused(String message) {
      super(message);
    }
  }

  static final class OutputLimit extends Error {}

  private Limits() {}
}
