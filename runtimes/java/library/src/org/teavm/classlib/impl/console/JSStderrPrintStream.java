package org.teavm.classlib.impl.console;

import dryrun.program.ConsoleStream;

/** What System.err is in a program: TeaVM's would write to the page's console. */
public class JSStderrPrintStream extends ConsoleStream {
    public JSStderrPrintStream() {
        super(true);
    }
}
