package dryrun.judge;

import java.util.ArrayList;
import java.util.List;

/**
 * Threads for checks of classes that several threads use. The compiler has the user's code call `point` wherever threads can meet; a
 * seed decides where one lets the others go first, so that each seed is one order of events, the same every time.
 */
public final class Turns {
  /** What a thread of a check does. */
  public interface Task {
    void run() throws Throwable;
  }

  /** What a check finds wrong. */
  private static final class Wrong extends RuntimeException {
    Wrong(String message) {
      super(message);
    }
  }

  /** Orders of events that a check is tried in. */
  private static final int ORDERS = 40;
  /** Turns that everybody gets before those who still wait count as waiting. */
  private static final int SETTLED = 300;

  private static int seed;
  private static final List<Thread> threads = new ArrayList<>();
  private static Throwable failure;
  /** The thread of the check itself, which hears at once where another one has failed: what that one held, it holds forever. */
  private static Thread main;

  private Turns() {}

  /** Carries out a check in many orders of events. "ok", or what was wrong first. */
  public static String judge(Task check) throws Throwable {
    for (int order = 1; order <= ORDERS; order++) {
      seed = order * 2 + 1;
      threads.clear();
      failure = null;
      main = Thread.currentThread();
      Thread.interrupted();
      try {
        check.run();
      } catch (Throwable thrown) {
        Throwable first = failure != null ? failure : thrown;
        if (first instanceof Wrong) return first.getMessage();
        throw first;
      }
    }
    return "ok";
  }

  /** Says what is wrong where something does not hold. */
  public static void expect(boolean holds, String otherwise) {
    if (!holds) throw new Wrong(otherwise);
  }

  /** Here a thread may have to let the others go first. */
  public static void point() {
    if (seed == 0) return;
    seed = seed * 1103515245 + 12345;
    if ((seed >>> 16) % 3 == 0) Thread.yield();
  }

  /** Has a thread of its own do something. */
  public static Thread start(Task task) {
    Thread thread = new Thread(() -> {
      try {
        task.run();
      } catch (Throwable thrown) {
        if (failure == null) {
          failure = thrown;
          main.interrupt();
        }
      }
    });
    threads.add(thread);
    thread.start();
    return thread;
  }

  /** Waits for all threads of the run; throws what one of them has thrown. */
  public static void join() throws Throwable {
    for (Thread each : threads) each.join();
    fail();
  }

  /** Lets the others do what they can, until they have ended or wait. */
  public static void settle() throws Throwable {
    for (int i = 0; i < SETTLED; i++) Thread.yield();
    fail();
  }

  /** Whether a thread waits for something, once the others have done what they can. */
  public static boolean isWaiting(Thread thread) throws Throwable {
    settle();
    return thread.isAlive();
  }

  private static void fail() throws Throwable {
    if (failure != null) throw failure;
  }
}
