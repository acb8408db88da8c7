package judge;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Stands in for {@code System.out} and {@code System.err}: keeps the beginning, counts the rest. */
final class Capture extends OutputStream {
  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
  private long size;

  @Override
  public void write(int one) {
    write(new byte[] {(byte) one}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] data, int from, int count) {
    int room = (int) Math.min(count, Math.max(0, Limits.STDOUT_KEPT - size));
    kept.write(data, from, room);
    size += count;
    if (size > Limits.STDOUT_LIMIT) throw new Limits.OutputLimit();
  }

  synchronized boolean limited() {
    return size > Limits.STDOUT_LIMIT;
  }

  synchronized String text() {
    return kept.toString(StandardCharsets.UTF_8);
  }
}
