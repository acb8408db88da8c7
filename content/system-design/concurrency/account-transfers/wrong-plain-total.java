// total: Wrong Answer taken during transfers
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

    Bank(Journal journal) {
        this.journal = journal;
    }

    void open(long id, long cents) {
        accounts.put(id, new Account(id, cents));
    }

    Outcome transfer(String request, long from, long to, long cents)
            throws ExecutionException, InterruptedException {
        if (from == to) throw new IllegalArgumentException("same account");
        FutureTask<Outcome> mine = new FutureTask<>(() -> move(request, from, to, cents));
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

    private Outcome move(String request, long from, long to, long cents) throws Exception {
        Account source = accounts.get(from), target = accounts.get(to);
        synchronized (from < to ? source : target) {
            synchronized (from < to ? target : source) {
                if (source.cents < cents) return Outcome.INSUFFICIENT;
                journal.append(request, from, to, cents);
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

    long total() {
        long sum = 0;
        for (long id : accounts.keySet()) sum += balance(id); // money moves between two of them
        return sum;
    }
}
