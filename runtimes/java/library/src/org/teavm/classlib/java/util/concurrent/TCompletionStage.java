package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.CompletableFuture;

public interface TCompletionStage<T> {
    CompletableFuture<T> toCompletableFuture();
}
