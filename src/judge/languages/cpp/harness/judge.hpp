// What every judged C++ program is compiled with: the names LeetCode gives, then the judge's own half, kept in `dryrun`.
// Meant to be precompiled. No exceptions, no processes: the same text serves native compilers and WASI.
#pragma once

#include <bits/stdc++.h>
#include <time.h>
#include <unistd.h>

using namespace std;

namespace dryrun {

// As in the Python harness's limits.py.
constexpr size_t ANSWER_LIMIT = 8 << 20;  // bytes of JSON
constexpr size_t NODE_LIMIT = 1'000'000;
// The answer's own way out: what the program prints never mixes with it.
constexpr int ANSWER_CHANNEL = 3;

inline double milliseconds = 0;

inline double clock_ms() {
#ifdef __wasi__
  constexpr auto clock = CLOCK_MONOTONIC;
#else
  constexpr auto clock = CLOCK_PROCESS_CPUTIME_ID;
#endif
  timespec now;
  clock_gettime(clock, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

/// Counts the time of one call into the user's code.
template <class Call>
auto timed(Call call) {
  struct Stopwatch {
    double start = clock_ms();
    ~Stopwatch() { milliseconds += clock_ms() - start; }
  } stopwatch;
  return call();
}

inline void write_all(int channel, const char* data, size_t size) {
  while (size > 0) {
    const auto written = ::write(channel, data, size);
    if (written <= 0) return;
    data += written;
    size -= written;
  }
}

inline std::string slurp(int channel) {
  std::string all;
  char piece[1 << 16];
  for (ssize_t size; (size = ::read(channel, piece, sizeof piece)) > 0;) all.append(piece, size);
  return all;
}

/// One test: a line with a word that proves an answer to be the harness's and the phase of a round trip, then the input's JSON.
struct Test {
  std::string secret, phase, input;

  Test() {
    const std::string all = slurp(0);
    const size_t space = all.find(' '), line = all.find('\n');
    secret = all.substr(0, space);
    phase = all.substr(space + 1, line - space - 1);
    input = all.substr(line + 1);
  }
};

// Read before any of the user's globals is made, so that they find nothing to read.
inline Test test __attribute__((init_priority(101)));

[[noreturn]] inline void finish(const char* kind, const std::string& payload = "") {
  std::cout.flush();
  std::cerr.flush();
  fflush(nullptr);
  char head[256];
  const int size = snprintf(head, sizeof head, "%s %s %.3f\n", test.secret.c_str(), kind, milliseconds);
  const std::string frame = std::string(head, size) + payload;
  write_all(ANSWER_CHANNEL, frame.data(), frame.size());
  _Exit(0);
}

/// A value of the right type that no right answer can be.
[[noreturn]] inline void refuse(const std::string& message) { finish("wrong-answer", message); }

inline void check_size(const std::string& out) {
  if (out.size() > ANSWER_LIMIT) finish("output-limit");
}

struct MemoryLimit {
  MemoryLimit() {
    std::set_new_handler([] {
      const char* kind = " memory-limit 0\n";
      write_all(ANSWER_CHANNEL, test.secret.data(), test.secret.size());
      write_all(ANSWER_CHANNEL, kind, strlen(kind));
      _Exit(0);
    });
  }
};
inline MemoryLimit memory_limit __attribute__((init_priority(102)));

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

/// How values of a type come from JSON and go to it: `read(Cursor&)` and `write(out, value)`.
template <class Type>
struct Value;

template <class Whole>
struct WholeValue {
  static Whole read(Cursor& from) {
    from.peek();
    Whole value = 0;
    from.at = std::from_chars(from.at, from.at + strlen("-9223372036854775808"), value).ptr;
    return value;
  }
  static void write(std::string& out, Whole value) { out += std::to_string(value); }
};
template <>
struct Value<int> : WholeValue<int> {};
template <>
struct Value<long long> : WholeValue<long long> {};

template <>
struct Value<double> {
  static double read(Cursor& from) {
    char* end;
    const double value = strtod(from.at, &end);
    from.at = end;
    return value;
  }
  static void write(std::string& out, double value) {
    // Not JSON numbers. As texts they are shown and equal no expected number.
    if (std::isnan(value)) out += "\"NaN\"";
    else if (std::isinf(value)) out += value > 0 ? "\"Infinity\"" : "\"-Infinity\"";
    else {
      char digits[32];
      out.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
    }
  }
};

template <>
struct Value<bool> {
  static bool read(Cursor& from) {
    const bool value = from.peek() == 't';
    from.at += value ? 4 : 5;
    return value;
  }
  static void write(std::string& out, bool value) { out += value ? "true" : "false"; }
};

template <>
struct Value<std::string> {
  static std::string read(Cursor& from) {
    from.peek();
    return read_string(from);
  }
  static void write(std::string& out, const std::string& value) { write_string(out, value.data(), value.size()); }
};

template <>
struct Value<char> {
  static char read(Cursor& from) { return Value<std::string>::read(from)[0]; }
  static void write(std::string& out, char value) { write_string(out, &value, 1); }
};

template <class Item>
struct Value<std::vector<Item>> {
  static std::vector<Item> read(Cursor& from) {
    std::vector<Item> items;
    from.list([&] { items.push_back(Value<Item>::read(from)); });
    return items;
  }
  static void write(std::string& out, const std::vector<Item>& items) {
    out += '[';
    bool first = true;
    for (const Item& item : items) {
      if (!first) out += ',';
      first = false;
      Value<Item>::write(out, item);
      check_size(out);
    }
    out += ']';
  }
};

template <class Type>
Type read(Cursor from) {
  return Value<Type>::read(from);
}

/// The values of an object, by name.
inline std::unordered_map<std::string, Cursor> fields(const std::string& text) {
  std::unordered_map<std::string, Cursor> found;
  Cursor from{text.data()};
  from.take('{');
  if (from.take('}')) return found;
  do {
    from.peek();
    const std::string name = read_string(from);
    from.take(':');
    from.peek();
    found.emplace(name, from);
    from.skip();
  } while (from.take(','));
  return found;
}

/// Where the items of a list begin.
inline std::vector<Cursor> items(Cursor from) {
  std::vector<Cursor> found;
  from.list([&] {
    from.peek();
    found.push_back(from);
    from.skip();
  });
  return found;
}

/// Nodes of one kind, kept so that answers can be told from arguments. Nothing is ever freed: the process ends with the test.
template <class Node>
struct Nodes {
  static inline std::vector<Node*> made, written;

  static Node* make(int value) {
    made.push_back(new Node(value));
    return made.back();
  }
  /// The nodes made since this was last asked: those of one argument.
  static std::vector<Node*> take() { return std::exchange(made, {}); }

  static void note(Node* node, const char* what, std::unordered_set<Node*>& seen, const char* twice) {
    if (!seen.insert(node).second) refuse(twice);
    if (seen.size() > NODE_LIMIT) refuse("the answer's " + std::string(what) + " has more than " + std::to_string(NODE_LIMIT) + " nodes");
    written.push_back(node);
  }
};

template <class Node>
Node* find_node(const std::vector<Node*>& nodes, int value) {
  for (Node* node : nodes) {
    if (node->val == value) return node;
  }
  return nullptr;
}

template <class Node>
void tie_cycle(const std::vector<Node*>& nodes, int index) {
  if (index >= 0) nodes.back()->next = nodes[index];
}

template <class Type>
std::string text_of(const Type& value) {
  std::string out;
  Value<Type>::write(out, value);
  check_size(out);
  return out;
}

template <class Node>
std::string value_of(const Node* node) {
  return node ? std::to_string(node->val) : "null";
}

template <class Node>
void require_fresh(const std::vector<Node*>& originals, const std::string& name) {
  const std::unordered_set<Node*> own(originals.begin(), originals.end());
  for (Node* node : Nodes<Node>::written) {
    if (own.count(node)) refuse("the returned nodes must be new, but some of them belong to " + name);
  }
}

/// The first `size` items of an argument that was changed in place.
template <class Item>
void keep_prefix(std::vector<Item>& items, long long size, const std::string& name) {
  if (size < 0 || size > (long long)items.size()) {
    refuse("the returned k must be from 0 to " + std::to_string(items.size()) + ", the length of " + name);
  }
  items.resize(size);
}

}  // namespace dryrun
