// apart: Wrong Answer had to wait for one between two others
import java.util.*;
import java.util.concurrent.*;

class Bank {
    enum Outcome { DONE, INSUFFICIENT }

    interface Journal {
        void append(String request, long from, long to, long cents) throws Exception;
    }

    private final Map<Long, Long> balances = new HashMap<>();
    private final Map<String, Outcome> outcomes = new HashMap<>();
    private final Journal journal;

    Bank(Journal journal) {
        this.journal = journal;
    }

    synchronized void open(long id, long cents) {
        balances.put(id, cents);
    }

    synchronized Outcome transfer(String request, long from, long to, long cents) throws ExecutionException {
        Outcome known = outcomes.get(request);
        if (known != null) return known;
        Outcome outcome = Outcome.INSUFFICIENT;
        if (balances.get(from) >= cents) {
            try {
                journal.append(request, from, to, cents); // slow, and everybody waits
            } catch (Exception failed) {
                throw new ExecutionException(failed);
            }
            balances.merge(from, -cents, Long::sum);
            balances.merge(to, cents, Long::sum);
            outcome = Outcome.DONE;
        }
        outcomes.put(request, outcome);
        return outcome;
    }

    synchronized long balance(long id) {
        return balances.get(id);
    }

    synchronized long total() {
        long sum = 0;
        for (long cents : balances.values()) sum += cents;
        return sum;
    }
}
