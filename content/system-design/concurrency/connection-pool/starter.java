final class PoolTimeout extends Exception {}
final class PoolClosed extends Exception {}

/** The pool's access to the database. All of it is slow. */
interface Driver<C> {
    /** Opens a connection within a time limit. May throw. */
    C open(long nanos) throws Exception;

    /** False: the connection is broken. */
    boolean check(C connection);

    /** Rolls back what the borrower left open. Throws if the connection can't be used any more. */
    void reset(C connection) throws Exception;

    void shut(C connection) throws Exception;
}

/** In nanoseconds: how long a connection may be idle before it's checked, and how old it may become. */
record Limits(long checkAfter, long maxAge) {}

class Pool<C> {
    /** A connection that is lent. */
    class Lease implements AutoCloseable {
        C connection() {
            return null;
        }

        /** Gives the connection back; a second time does nothing. */
        @Override
        public void close() {

        }
    }

    /** `clock` tells nanoseconds. */
    Pool(int size, Driver<C> driver, Limits limits, LongSupplier clock) {

    }

    /** Waits in order of arrival. Throws PoolTimeout, PoolClosed, or what opening threw. */
    Lease acquire(long timeout, TimeUnit unit) throws Exception {
        return null;
    }

    void close() {

    }
}
