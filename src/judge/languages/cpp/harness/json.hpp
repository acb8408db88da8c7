// JSON text: a place to read from, and texts in both directions.
#pragma once

#include "process.hpp"

namespace dryrun {

/// A place in JSON text, which is well formed because the judge wrote it.
struct Cursor {
  const char* at;

  char peek() {
    while (*at == ' ' || *at == '\n' || *at == '\t' || *at == '\r') at++;
    return *at;
  }
  bool take(char wanted) {
    if (peek() != wanted) return false;
    at++;
    return true;
  }
  bool take_null() {
    if (peek() != 'n') return false;
    at += 4;
    return true;
  }
  void skip_string() {
    for (take('"'); *at != '"'; at++) {
      if (*at == '\\') at++;
    }
    at++;
  }
  void skip() {
    if (peek() == '"') return skip_string();
    int depth = 0;
    do {
      const char here = peek();
      if (here == '"') {
        skip_string();
        continue;
      }
      if (here == '[' || here == '{') depth++;
      if (here == ']' || here == '}') depth--;
      at++;
      if (depth > 0 || here == ']' || here == '}') continue;
      while (*at && !strchr(",]}", *at)) at++;
    } while (depth > 0);
  }
  /// Calls `item()` with the cursor before each item of a list.
  template <class Item>
  void list(Item item) {
    take('[');
    if (take(']')) return;
    do item();
    while (take(','));
    take(']');
  }
};

inline unsigned hex4(const char* digits) {
  unsigned code = 0;
  std::from_chars(digits, digits + 4, code, 16);
  return code;
}

inline void append_utf8(std::string& out, unsigned code) {
  if (code < 0x80) {
    out += char(code);
  } else if (code < 0x800) {
    out += {char(0xC0 | code >> 6), char(0x80 | (code & 63))};
  } else if (code < 0x10000) {
    out += {char(0xE0 | code >> 12), char(0x80 | (code >> 6 & 63)), char(0x80 | (code & 63))};
  } else {
    out += {char(0xF0 | code >> 18), char(0x80 | (code >> 12 & 63)), char(0x80 | (code >> 6 & 63)), char(0x80 | (code & 63))};
  }
}

inline std::string read_string(Cursor& from) {
  static const std::unordered_map<char, char> escapes{{'n', '\n'}, {'t', '\t'}, {'r', '\r'}, {'b', '\b'}, {'f', '\f'}};
  std::string text;
  for (from.take('"'); *from.at != '"';) {
    if (*from.at != '\\') {
      text += *from.at++;
      continue;
    }
    const char escaped = from.at[1];
    from.at += 2;
    if (escaped != 'u') {
      const auto known = escapes.find(escaped);
      text += known == escapes.end() ? escaped : known->second;
      continue;
    }
    unsigned code = hex4(from.at);
    from.at += 4;
    if (code >= 0xD800 && code < 0xDC00 && from.at[0] == '\\' && from.at[1] == 'u') {
      code = 0x10000 + ((code - 0xD800) << 10) + (hex4(from.at + 2) - 0xDC00);
      from.at += 6;
    }
    append_utf8(text, code);
  }
  from.at++;
  return text;
}

inline void write_string(std::string& out, const char* data, size_t size) {
  if (size > ANSWER_LIMIT) finish("output-limit");
  out += '"';
  for (size_t i = 0; i < size; i++) {
    const unsigned char byte = data[i];
    if (byte == '"' || byte == '\\') {
      out += '\\';
      out += char(byte);
    } else if (byte < 0x20 || byte == 0x7F) {
      char escape[8];
      snprintf(escape, sizeof escape, "\\u%04x", byte);
      out += escape;
    } else {
      out += char(byte);
    }
  }
  out += '"';
}

}  // namespace dryrun
