package org.teavm.classlib.impl.console;

import dryrun.program.ConsoleStream;

/** What System.out is in a program: TeaVM's would write to the page's console. */
public class JSStdoutPrintStream extends ConsoleStream {
    public JSStdoutPrintStream() {
        super(false);
    }
}
