// How a judged process is handed its test, counts its time and answers.
#pragma once

#include <bits/stdc++.h>
#include <time.h>
#include <unistd.h>

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

}  // namespace dryrun
