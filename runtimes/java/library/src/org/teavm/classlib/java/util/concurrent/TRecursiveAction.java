package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.ForkJoinTask;

public abstract class TRecursiveAction extends ForkJoinTask<Void> {
    protected abstract void compute();

    @Override
    public final Void getRawResult() {
        return null;
    }

    @Override
    protected final void setRawResult(Void value) {
    }

    @Override
    protected final boolean exec() {
        compute();
        return true;
    }
}
