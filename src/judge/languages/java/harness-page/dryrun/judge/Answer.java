package dryrun.judge;

/** The JSON text of an answer, all ASCII. */
public final class Answer {
  private static final int LIMIT = 8 * 1024 * 1024;
  private static final String DIGITS = "0123456789abcdef";

  private final StringBuilder text = new StringBuilder();

  public Answer raw(String json) {
    text.append(json);
    return this;
  }

  /** A comma unless the item is the first. */
  public void item(int index) {
    if (index > 0) text.append(',');
    if (text.length() > LIMIT) throw new TooLong();
  }

  public void write(int value) {
    text.append(value);
  }

  public void write(long value) {
    text.append(value);
  }

  public void write(boolean value) {
    text.append(value);
  }

  /** Infinities are no JSON numbers. As texts they are shown and equal no expected number. */
  public void write(double value) {
    boolean finite = value - value == 0;
    if (!finite) text.append('"');
    text.append(value);
    if (!finite) text.append('"');
  }

  public void write(char value) {
    text.append('"');
    append(value);
    text.append('"');
  }

  public void write(String value) {
    if (value.length() > LIMIT) throw new TooLong();
    text.append('"');
    for (int i = 0; i < value.length(); i++) append(value.charAt(i));
    text.append('"');
  }

  private void append(char unit) {
    if (unit == '"' || unit == '\\') text.append('\\').append(unit);
    else if (unit >= ' ' && unit < 127) text.append(unit);
    else {
      text.append("\\u");
      for (int shift = 12; shift >= 0; shift -= 4) text.append(DIGITS.charAt(unit >> shift & 15));
    }
  }

  /** The answer as the page reads it: nanoseconds spent in the user's code, and the JSON text. */
  public String reply(long nanoseconds) {
    return nanoseconds + "\n" + text;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
