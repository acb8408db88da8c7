// sameRequest: Wrong Answer was paid
import java.util.*;
import java.util.concurrent.*;

class Bank {
    enum Outcome { DONE, INSUFFICIENT }

    interface Journal {
        void append(String request, long from, long to, long cents) throws Exception;
    }

    private static class Account {
        final long id;
        long cents;

        Account(long id, long cents) {
            this.id = id;
            this.cents = cents;
        }
    }

    private final Map<Long, Account> accounts = new ConcurrentHashMap<>();
    private final Map<String, Outcome> done = new ConcurrentHashMap<>();
    private final Journal journal;
    private long sum;

    Bank(Journal journal) {
        this.journal = journal;
    }

    synchronized void open(long id, long cents) {
        accounts.put(id, new Account(id, cents));
        sum += cents;
    }

    Outcome transfer(String request, long from, long to, long cents) throws ExecutionException {
        Outcome known = done.get(request); // both look before either has finished
        if (known != null) return known;
        Account source = accounts.get(from), target = accounts.get(to);
        Account low = from < to ? source : target, high = low == source ? target : source;
        synchronized (low) {
            synchronized (high) {
                Outcome outcome = Outcome.INSUFFICIENT;
                if (source.cents >= cents) {
                    try {
                        journal.append(request, from, to, cents);
                    } catch (Exception failed) {
                        throw new ExecutionException(failed);
                    }
                    source.cents -= cents;
                    target.cents += cents;
                    outcome = Outcome.DONE;
                }
                done.put(request, outcome);
                return outcome;
            }
        }
    }

    long balance(long id) {
        Account account = accounts.get(id);
        synchronized (account) {
            return account.cents;
        }
    }

    synchronized long total() {
        return sum;
    }
}
