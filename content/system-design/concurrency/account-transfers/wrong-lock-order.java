// crosswise: Runtime Error deadlock
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
    private final ConcurrentMap<String, FutureTask<Outcome>> requests = new ConcurrentHashMap<>();
    private final Journal journal;
    private long sum;

    Bank(Journal journal) {
        this.journal = journal;
    }

    synchronized void open(long id, long cents) {
        accounts.put(id, new Account(id, cents));
        sum += cents;
    }

    Outcome transfer(String request, long from, long to, long cents)
            throws ExecutionException, InterruptedException {
        if (from == to) throw new IllegalArgumentException("same account");
        Account source = accounts.get(from), target = accounts.get(to);
        FutureTask<Outcome> mine = new FutureTask<>(() -> move(request, source, target, cents));
        FutureTask<Outcome> first = requests.putIfAbsent(request, mine);
        if (first == null) {
            mine.run();
            first = mine;
        }
        try {
            return first.get();
        } catch (ExecutionException failed) {
            requests.remove(request, first);
            throw failed;
        }
    }

    private Outcome move(String request, Account source, Account target, long cents) throws Exception {
        synchronized (source) {
            synchronized (target) { // another transfer may hold it, and want the source
                if (source.cents < cents) return Outcome.INSUFFICIENT;
                journal.append(request, source.id, target.id, cents);
                source.cents -= cents;
                target.cents += cents;
                return Outcome.DONE;
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
