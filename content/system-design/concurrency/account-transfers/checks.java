    /** Opposite transfers, and transfers around a circle: nobody waits forever, and no cent is lost */
    static void crosswise() throws Throwable {
        Bank bank = open(pause(5), 1000, 1000, 1000);
        long[][] ways = {{0, 1, 30}, {1, 0, 20}, {1, 2, 50}, {2, 0, 15}};
        for (long[] way : ways) {
            Turns.start(() -> {
                for (int k = 0; k < 2; k++) bank.transfer(Arrays.toString(way) + k, way[0], way[1], way[2]);
            });
        }
        Turns.join();
        String balances = bank.balance(0) + ", " + bank.balance(1) + ", " + bank.balance(2);
        Turns.expect(balances.equals("1010, 920, 1070"),
                "Eight transfers among three accounts should leave 1010, 920, 1070, they left " + balances);
    }

    /** Two transfers, and money for one of them: one is done, the other is refused */
    static void overdraft() throws Throwable {
        Bank bank = open(pause(5), 100, 0, 0);
        List<Bank.Outcome> outcomes = new ArrayList<>();
        for (int to = 1; to <= 2; to++) {
            int target = to;
            Turns.start(() -> outcomes.add(bank.transfer("r" + target, 0, target, 70)));
        }
        Turns.join();
        Turns.expect(bank.balance(0) == 30,
                "Two transfers of 70 took from 100 at the same moment, and left a balance of " + bank.balance(0));
        Turns.expect(outcomes.contains(Bank.Outcome.DONE) && outcomes.contains(Bank.Outcome.INSUFFICIENT),
                "Of two transfers of 70 from 100, one is DONE and one INSUFFICIENT; they returned " + outcomes);
        Turns.expect(bank.balance(1) + bank.balance(2) == 70, "70 left one account, another amount arrived");
    }

    /** The same request three times at the same moment: the money moves once, and all three return DONE */
    static void sameRequest() throws Throwable {
        int[] written = new int[1];
        Bank bank = open((request, from, to, cents) -> {
            written[0]++;
            for (int i = 0; i < 5; i++) Thread.yield();
        }, 100, 0);
        List<Bank.Outcome> outcomes = new ArrayList<>();
        for (int i = 0; i < 3; i++) Turns.start(() -> outcomes.add(bank.transfer("r1", 0, 1, 30)));
        Turns.join();
        Turns.expect(bank.balance(0) == 70 && bank.balance(1) == 30,
                "A request for 30 arrived three times, and " + (100 - bank.balance(0)) + " was paid");
        Turns.expect(written[0] == 1, "a request that arrived three times was written to the journal " + written[0] + " times");
        Turns.expect(outcomes.equals(Collections.nCopies(3, Bank.Outcome.DONE)), "Expected DONE three times, saw " + outcomes);
    }

    /** A request that comes again returns the earlier outcome */
    static void repeated() throws Throwable {
        Bank bank = open(pause(0), 100, 0, 1000);
        bank.transfer("r1", 0, 1, 30);
        Bank.Outcome again = bank.transfer("r1", 0, 1, 30);
        Turns.expect(again == Bank.Outcome.DONE && bank.balance(1) == 30,
                "30 was moved, and the request came again: it returned " + again + ", and the balance is " + bank.balance(1));
        bank.transfer("r2", 1, 0, 500);
        bank.transfer("r3", 2, 1, 1000);
        again = bank.transfer("r2", 1, 0, 500);
        Turns.expect(again == Bank.Outcome.INSUFFICIENT,
                "a request that was INSUFFICIENT came again after money had come in, and returned " + again);
    }

    /** A journal that fails changes nothing, leaves no lock held, and the request may be sent again */
    static void journalFails() throws Throwable {
        boolean[] fails = {true};
        Bank bank = open((request, from, to, cents) -> {
            if (fails[0]) throw new java.io.IOException("disk full");
        }, 100, 0);
        boolean isTold = false;
        try {
            bank.transfer("r1", 0, 1, 30);
        } catch (Exception expected) {
            isTold = true;
        }
        Turns.expect(isTold, "the journal threw, and transfer returned as if nothing had happened");
        Turns.expect(bank.balance(0) == 100 && bank.balance(1) == 0,
                "the journal threw, and the balances of 100 and 0 became " + bank.balance(0) + " and " + bank.balance(1));
        fails[0] = false;
        Bank.Outcome[] outcome = new Bank.Outcome[1];
        Thread again = Turns.start(() -> outcome[0] = bank.transfer("r1", 0, 1, 30));
        Turns.expect(!Turns.isWaiting(again), "after the journal threw, the next transfer waits: a lock is still held");
        Turns.expect(outcome[0] == Bank.Outcome.DONE && bank.balance(1) == 30,
                "a request was sent again after the journal had thrown, and returned " + outcome[0]);
    }

    /** Every total taken while money moves is the true sum */
    static void total() throws Throwable {
        Bank bank = open(pause(3), 100, 100, 100);
        for (int i = 0; i < 3; i++) {
            int from = i;
            Turns.start(() -> {
                for (int k = 0; k < 2; k++) bank.transfer(from + "-" + k, from, (from + 1) % 3, 10 + from);
            });
        }
        List<Long> totals = new ArrayList<>();
        Turns.start(() -> {
            for (int k = 0; k < 4; k++) totals.add(bank.total());
        });
        Turns.join();
        Turns.expect(totals.equals(Collections.nCopies(4, 300L)),
                "The accounts hold 300 at every moment, the totals taken during transfers were " + totals);
    }

    /** A slow journal holds up nobody who moves money between other accounts */
    static void apart() throws Throwable {
        boolean[] release = new boolean[1];
        Bank bank = open((request, from, to, cents) -> {
            for (int i = 0; i < 3000 && request.equals("slow") && !release[0]; i++) Thread.yield();
        }, 100, 100, 100, 100);
        Turns.start(() -> bank.transfer("slow", 0, 1, 10));
        Turns.settle();
        Thread other = Turns.start(() -> bank.transfer("fast", 2, 3, 10));
        boolean isHeldUp = Turns.isWaiting(other);
        release[0] = true;
        Turns.join();
        Turns.expect(!isHeldUp, "a transfer between two accounts had to wait for one between two others");
        Turns.expect(bank.balance(1) == 110 && bank.balance(3) == 110,
                "two transfers of 10 should leave 110 on both targets, they have " + bank.balance(1) + " and " + bank.balance(3));
    }

    /** A transfer to the same account makes no money */
    static void sameAccount() throws Throwable {
        Bank bank = open(pause(0), 100);
        try {
            bank.transfer("r1", 0, 0, 30);
        } catch (Exception refused) { }
        Turns.expect(bank.balance(0) == 100, "an account of 100 moved 30 to itself, and has " + bank.balance(0));
    }

    static Bank open(Bank.Journal journal, long... balances) {
        Bank bank = new Bank(journal);
        for (int id = 0; id < balances.length; id++) bank.open(id, balances[id]);
        return bank;
    }

    static Bank.Journal pause(int turns) {
        return (request, from, to, cents) -> {
            for (int i = 0; i < turns; i++) Thread.yield();
        };
    }
