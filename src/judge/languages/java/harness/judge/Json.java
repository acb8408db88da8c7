package judge;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON text to {@code Map}, {@code List}, {@code String}, {@code BigDecimal}, {@code Boolean} and null, and texts to JSON. */
final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  static Object parse(String text) {
    return new Json(text).value();
  }

  private char peek() {
    while (Character.isWhitespace(text.charAt(at))) at++;
    return text.charAt(at);
  }

  private boolean take(char wanted) {
    if (peek() != wanted) return false;
    at++;
    return true;
  }

  private Object value() {
    switch (peek()) {
      case '{':
        return object();
      case '[':
        return list();
      case '"':
        return string();
      case 't':
        at += 4;
        return true;
      case 'f':
        at += 5;
        return false;
      case 'n':
        at += 4;
        return null;
      default:
        return number();
    }
  }

  private Map<String, Object> object() {
    Map<String, Object> fields = new LinkedHashMap<>();
    take('{');
    if (take('}')) return fields;
    do {
      peek();
      String name = string();
      take(':');
      fields.put(name, value());
    } while (take(','));
    take('}');
    return fields;
  }

  private List<Object> list() {
    List<Object> items = new ArrayList<>();
    take('[');
    if (take(']')) return items;
    do items.add(value());
    while (take(','));
    take(']');
    return items;
  }

  private BigDecimal number() {
    int start = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
    return new BigDecimal(text.substring(start, at));
  }

  private String string() {
    StringBuilder out = new StringBuilder();
    for (at++; text.charAt(at) != '"'; at++) {
      char here = text.charAt(at);
      if (here != '\\') {
        out.append(here);
        continue;
      }
      char escaped = text.charAt(++at);
      int known = "nrtbf".indexOf(escaped);
      if (known >= 0) out.append("\n\r\t\b\f".charAt(known));
      else if (escaped != 'u') out.append(escaped);
      else {
        out.append((char) Integer.parseInt(text.substring(at + 1, at + 5), 16));
        at += 4;
      }
    }
    at++;
    return out.toString();
  }

  /** A text as JSON, all ASCII. */
  static String quote(CharSequence text) {
    StringBuilder out = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char here = text.charAt(i);
      if (here == '"' || here == '\\') out.append('\\').append(here);
      else if (here >= ' ' && here < 127) out.append(here);
      else out.append(String.format("\\u%04x", (int) here));
    }
    return out.append('"').toString();
  }
}
