package dryrun.judge;

/** A value of the right type that no right answer can be. Becomes a Wrong Answer. */
public final class Refused extends RuntimeException {
  /** Nodes that an answer may hold. */
  public static final int NODE_LIMIT = 1_000_000;

  public Refused(String message) {
    super(message);
  }
}
