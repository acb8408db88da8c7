// What every judged C++ program is compiled with: the names LeetCode gives, then the judge's own half, kept in `dryrun`.
// Meant to be precompiled. No exceptions, no processes: the same text serves native compilers and WASI.
#pragma once

#include <bits/stdc++.h>

#include "json.hpp"

using namespace std;

namespace dryrun {

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
