/** Many readers or one writer, admitted in order of arrival. Not re-entrant. */
class FairReadWriteLock {
    /** False: the time limit is over, and the lock isn't held. */
    boolean acquireRead(long timeout, TimeUnit unit) throws InterruptedException {
        return false;
    }

    boolean acquireWrite(long timeout, TimeUnit unit) throws InterruptedException {
        return false;
    }

    void acquireRead() throws InterruptedException {

    }

    void acquireWrite() throws InterruptedException {

    }

    /** Throws IllegalMonitorStateException where no read lock is held. */
    void releaseRead() {

    }

    /** Throws IllegalMonitorStateException where no write lock is held. */
    void releaseWrite() {

    }

    /** Turns the write lock that is held into a read lock; no writer gets in between. */
    void downgrade() {

    }
}
