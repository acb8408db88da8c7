    /** Readers share the lock */
    static void readersShare() throws Throwable {
        FairReadWriteLock lock = new FairReadWriteLock();
        lock.acquireRead();
        Thread second = Turns.start(() -> {
            lock.acquireRead();
            lock.releaseRead();
        });
        Turns.expect(!Turns.isWaiting(second), "a second reader had to wait for the first one");
        lock.releaseRead();
        Turns.join();
    }

    /** A writer is alone: readers and other writers never see half of what it writes */
    static void writerAlone() throws Throwable {
        FairReadWriteLock lock = new FairReadWriteLock();
        int[] pair = new int[2];
        int[] inside = new int[2];
        for (int i = 0; i < 2; i++) {
            Turns.start(() -> {
                for (int k = 0; k < 3; k++) {
                    lock.acquireWrite();
                    Turns.expect(inside[0] == 0 && ++inside[1] == 1, "a writer was not alone");
                    pair[0]++;
                    Thread.yield();
                    pair[1]++;
                    inside[1]--;
                    lock.releaseWrite();
                }
            });
            Turns.start(() -> {
                for (int k = 0; k < 3; k++) {
                    lock.acquireRead();
                    inside[0]++;
                    Turns.expect(inside[1] == 0, "a reader was in together with a writer");
                    int first = pair[0];
                    Thread.yield();
                    Turns.expect(first == pair[1], "a reader saw half of a write");
                    inside[0]--;
                    lock.releaseRead();
                }
            });
        }
        Turns.join();
        Turns.expect(pair[0] == 6, "6 writes were made, " + pair[0] + " are there");
    }

    /** Order of arrival: a reader that comes after a waiting writer waits behind it */
    static void orderOfArrival() throws Throwable {
        FairReadWriteLock lock = new FairReadWriteLock();
        List<String> order = new ArrayList<>();
        lock.acquireRead();
        Thread writer = Turns.start(() -> {
            lock.acquireWrite();
            order.add("writer");
            lock.releaseWrite();
        });
        Turns.expect(Turns.isWaiting(writer), "a writer got in although a reader was there");
        Thread reader = Turns.start(() -> {
            lock.acquireRead();
            order.add("reader");
            lock.releaseRead();
        });
        Turns.expect(Turns.isWaiting(reader), "a reader overtook a writer that was waiting");
        lock.releaseRead();
        Turns.join();
        Turns.expect(order.equals(List.of("writer", "reader")), "Expected the writer, then the reader; saw " + order);
    }

    /** Readers that wait behind a writer all get in when it leaves */
    static void readersTogether() throws Throwable {
        FairReadWriteLock lock = new FairReadWriteLock();
        int[] inside = new int[1];
        lock.acquireWrite();
        for (int i = 0; i < 3; i++) {
            Turns.start(() -> {
                lock.acquireRead();
                inside[0]++;
            });
        }
        Turns.settle();
        lock.releaseWrite();
        Turns.settle();
        Turns.expect(inside[0] == 3, "3 readers waited, " + inside[0] + " got in when the writer left");
        Turns.join();
        for (int i = 0; i < 3; i++) lock.releaseRead();
        lock.acquireWrite();
        lock.releaseWrite();
    }

    /** downgrade lets waiting readers in and keeps writers out */
    static void downgrade() throws Throwable {
        FairReadWriteLock lock = new FairReadWriteLock();
        lock.acquireWrite();
        Thread reader = Turns.start(() -> {
            lock.acquireRead();
            lock.releaseRead();
        });
        Turns.settle();
        Thread writer = Turns.start(() -> {
            lock.acquireWrite();
            lock.releaseWrite();
        });
        Turns.settle();
        lock.downgrade();
        Turns.expect(!Turns.isWaiting(reader), "a reader still waits after downgrade");
        Turns.expect(Turns.isWaiting(writer), "a writer got in although downgrade keeps a read lock");
        lock.releaseRead();
        Turns.join();
    }

    /** A time limit that is over leaves nothing behind, and those behind it go on */
    static void timeLimit() throws Throwable {
        FairReadWriteLock lock = new FairReadWriteLock();
        lock.acquireRead();
        Turns.expect(!lock.acquireWrite(0, TimeUnit.SECONDS), "acquireWrite returned true although a reader was in");
        Turns.expect(lock.acquireRead(0, TimeUnit.SECONDS), "a reader didn't get in after a writer gave up");
        lock.releaseRead();
        lock.releaseRead();
        Turns.expect(lock.acquireWrite(0, TimeUnit.SECONDS), "acquireWrite returned false although the lock was free");
        lock.releaseWrite();
    }

    /** Releasing what isn't held throws */
    static void notHeld() throws Throwable {
        FairReadWriteLock lock = new FairReadWriteLock();
        try {
            lock.releaseRead();
            Turns.expect(false, "releaseRead didn't throw although no read lock was held");
        } catch (IllegalMonitorStateException expected) { }
        lock.acquireRead();
        try {
            lock.releaseWrite();
            Turns.expect(false, "releaseWrite didn't throw although no write lock was held");
        } catch (IllegalMonitorStateException expected) { }
        lock.releaseRead();
    }
