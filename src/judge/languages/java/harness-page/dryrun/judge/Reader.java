package dryrun.judge;

/** Reads the JSON text of one test's input, which the page has made and checked. */
public final class Reader {
  private final String text;
  private int at;

  public Reader(String text, int at) {
    this.text = text;
    this.at = at;
  }

  private char peek() {
    while (text.charAt(at) <= ' ') at++;
    return text.charAt(at);
  }

  /** A reader at the value of an object's field. This one stays at the object. */
  public Reader field(String name) {
    Reader reader = new Reader(text, at);
    reader.open();
    while (reader.more()) {
      boolean found = reader.string().equals(name);
      reader.peek();
      reader.at++;
      if (found) return reader;
      reader.skip();
    }
    throw new IllegalArgumentException("the input has no " + name);
  }

  private void skip() {
    int depth = 0;
    do {
      char here = peek();
      if (here == '"') {
        skipString();
        continue;
      }
      if (here == '[' || here == '{') depth++;
      if (here == ']' || here == '}') depth--;
      at++;
      if (depth == 0 && here != ']' && here != '}') while (isPlain(text.charAt(at))) at++;
    } while (depth > 0);
  }

  private static boolean isPlain(char unit) {
    return unit != ',' && unit != ']' && unit != '}' && unit > ' ';
  }

  private void skipString() {
    for (at++; text.charAt(at) != '"'; at++) if (text.charAt(at) == '\\') at++;
    at++;
  }

  /** Takes the bracket that begins a list or an object. */
  public void open() {
    peek();
    at++;
  }

  /** Whether another item follows; takes the comma before it, or the bracket after the last one. */
  public boolean more() {
    char here = peek();
    if (here != ',' && here != ']' && here != '}') return true;
    at++;
    return here == ',';
  }

  /** Takes a null if there is one. */
  public boolean isNull() {
    if (peek() != 'n') return false;
    at += 4;
    return true;
  }

  public boolean bool() {
    boolean value = peek() == 't';
    at += value ? 4 : 5;
    return value;
  }

  public int integer() {
    return (int) whole();
  }

  public long whole() {
    boolean negative = peek() == '-';
    if (negative) at++;
    long value = 0;
    for (; text.charAt(at) >= '0' && text.charAt(at) <= '9'; at++) value = value * 10 + (text.charAt(at) - '0');
    return negative ? -value : value;
  }

  public double real() {
    peek();
    int start = at;
    while (isPlain(text.charAt(at))) at++;
    return Double.parseDouble(text.substring(start, at));
  }

  public char character() {
    return string().charAt(0);
  }

  public String string() {
    peek();
    int start = ++at;
    while (text.charAt(at) != '"' && text.charAt(at) != '\\') at++;
    if (text.charAt(at) == '"') return text.substring(start, at++);
    StringBuilder out = new StringBuilder().append(text, start, at);
    for (; text.charAt(at) != '"'; at++) {
      char here = text.charAt(at);
      out.append(here == '\\' ? escaped() : here);
    }
    at++;
    return out.toString();
  }

  private char escaped() {
    char kind = text.charAt(++at);
    switch (kind) {
      case 'n':
        return '\n';
      case 'r':
        return '\r';
      case 't':
        return '\t';
      case 'b':
        return '\b';
      case 'f':
        return '\f';
      case 'u':
        at += 4;
        return (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
      default:
        return kind;
    }
  }

  public int[] integers() {
    int[] values = new int[16];
    int count = 0;
    open();
    while (more()) {
      if (count == values.length) {
        int[] larger = new int[count * 2];
        for (int i = 0; i < count; i++) larger[i] = values[i];
        values = larger;
      }
      values[count++] = integer();
    }
    int[] exact = new int[count];
    for (int i = 0; i < count; i++) exact[i] = values[i];
    return exact;
  }
}
