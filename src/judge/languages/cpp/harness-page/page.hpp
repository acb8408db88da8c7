// What the page's programs are compiled with, precompiled: the harness, and what becomes of mistakes that WebAssembly itself lets pass.
// The harness's functions are compiled once, with this header; where they are not inlined, no program has to compile them again.
#pragma once

#include <bits/stdc++.h>
#include <time.h>
#include <unistd.h>

namespace std {
// A program's `long` is a `long long` here (see `wide-longs.ts`), what the library counts with is a `long`: on other judges they are one type.
template <class A, class B>
concept dryrun_one_elsewhere = !same_as<A, B> && ((same_as<A, long> || same_as<A, long long>) && (same_as<B, long> || same_as<B, long long>) ||
                                                  (same_as<A, unsigned long> || same_as<A, unsigned long long>) &&
                                                      (same_as<B, unsigned long> || same_as<B, unsigned long long>));
template <class A, class B>
  requires dryrun_one_elsewhere<A, B>
constexpr common_type_t<A, B> max(const A& a, const B& b) {
  return a < b ? b : a;
}
template <class A, class B>
  requires dryrun_one_elsewhere<A, B>
constexpr common_type_t<A, B> min(const A& a, const B& b) {
  return b < a ? b : a;
}
}  // namespace std

#pragma clang attribute push(__attribute__((noinline)), apply_to = function)
#include "judge.hpp"

extern "C" {
/// `file:line: assertion <condition> failed: <what is wrong>`
[[noreturn]] __attribute__((used)) inline void dryrun_assertion(const char* message) noexcept {
  const char* said = strstr(message, "failed: ");
  dryrun::finish("assertion", said ? said + strlen("failed: ") : message);
}
/// Beside its name and address a type knows which others it can be caught as.
struct dryrun_thrown_type : std::type_info {
  virtual void noop1() const = 0;
  virtual void noop2() const = 0;
  virtual bool can_catch(const dryrun_thrown_type* thrown, void*& object) const = 0;
};
__attribute__((used)) inline void* __cxa_allocate_exception(size_t size) noexcept { return malloc(size); }
__attribute__((used)) inline void __cxa_free_exception(void* object) noexcept { free(object); }
// Nothing is ever caught: the code of `catch` is left out (`-fignore-exceptions`).
[[noreturn]] __attribute__((used)) inline void __cxa_throw(void* object, std::type_info* type, void (*)(void*)) {
  const auto* exception = static_cast<const dryrun_thrown_type*>(static_cast<const std::type_info*>(&typeid(std::exception)));
  const bool told = exception->can_catch(static_cast<const dryrun_thrown_type*>(type), object);
  dryrun::finish("thrown", std::string(type->name()) + '\n' + (told ? static_cast<std::exception*>(object)->what() : ""));
}
[[noreturn]] __attribute__((used)) inline void __cxa_rethrow() { dryrun::finish("thrown", "\n"); }
// Called by the checks of `-fsanitize`.
[[noreturn]] __attribute__((used)) inline void __ubsan_handle_type_mismatch_minimal_abort() { dryrun::finish("null-pointer"); }
[[noreturn]] __attribute__((used)) inline void __ubsan_handle_missing_return_minimal() { dryrun::finish("no-return"); }
[[noreturn]] __attribute__((used)) inline void __ubsan_handle_builtin_unreachable_minimal() { dryrun::finish("no-return"); }
}
#pragma clang attribute pop
