// What the page's programs are compiled with, precompiled: the harness, and what becomes of mistakes that WebAssembly itself lets pass.
// The harness's functions are compiled once, with this header; where they are not inlined, no program has to compile them again.
#pragma once

#include <bits/stdc++.h>
#include <time.h>
#include <unistd.h>

#pragma clang attribute push(__attribute__((noinline)), apply_to = function)
#include "judge.hpp"

extern "C" {
/// `file:line: assertion <condition> failed: <what is wrong>`
[[noreturn]] __attribute__((used)) inline void dryrun_assertion(const char* message) noexcept {
  const char* said = strstr(message, "failed: ");
  dryrun::finish("assertion", said ? said + strlen("failed: ") : message);
}
// Called by the checks of `-fsanitize`.
[[noreturn]] __attribute__((used)) inline void __ubsan_handle_type_mismatch_minimal_abort() { dryrun::finish("null-pointer"); }
[[noreturn]] __attribute__((used)) inline void __ubsan_handle_missing_return_minimal() { dryrun::finish("no-return"); }
[[noreturn]] __attribute__((used)) inline void __ubsan_handle_builtin_unreachable_minimal() { dryrun::finish("no-return"); }
}
#pragma clang attribute pop
