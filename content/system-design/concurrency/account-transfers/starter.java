/** Accounts that many threads move money between. All amounts are cents. */
class Bank {
    enum Outcome { DONE, INSUFFICIENT }

    interface Journal {
        /** Writes a transfer down. Slow, and it may throw. */
        void append(String request, long from, long to, long cents) throws Exception;
    }

    /** A transfer is appended to the journal before any balance changes. */
    Bank(Journal journal) {

    }

    void open(long id, long cents) {

    }

    /** Once for each request number. Throws ExecutionException if the journal throws; the request may then be sent again. */
    Outcome transfer(String request, long from, long to, long cents)
            throws ExecutionException, InterruptedException {
        return null;
    }

    long balance(long id) {
        return 0;
    }

    /** The sum of all accounts at one moment. */
    long total() {
        return 0;
    }
}
