package dryrun.compiler;

import org.teavm.backend.wasm.WasmGCTarget;

/** TeaVM's target for WebAssembly GC, with checks in the program's own classes that say what Java says. */
final class ProgramTarget extends WasmGCTarget {
    private final Archive program;

    ProgramTarget(Archive program) {
        this.program = program;
    }
}
