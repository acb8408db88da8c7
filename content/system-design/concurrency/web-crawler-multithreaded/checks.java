    static final String HOST = "http://x.org";

    /** Pages that link to each other crosswise are fetched once each */
    static void onceEach() throws Throwable {
        List<String> fetched = new ArrayList<>();
        Crawler crawler = new Crawler(url -> {
            fetched.add(url.substring(HOST.length()));
            for (int i = 0; i < 5; i++) Thread.yield();
            return switch (url.substring(HOST.length())) {
                case "/a" -> links("/b", "/c");
                case "/b" -> links("/d", "/c", "/a");
                case "/c" -> links("/b", "/d");
                default -> links("/a", "/b", "/c");
            };
        }, 3, 100);
        Set<String> crawled = crawler.crawl(HOST + "/a");
        Collections.sort(fetched);
        Turns.expect(fetched.equals(List.of("/a", "/b", "/c", "/d")),
                "Four pages, /a to /d, link to each other; fetched were " + fetched);
        Turns.expect(crawled.equals(new HashSet<>(links("/a", "/b", "/c", "/d"))), "crawl returned " + crawled);
    }

    /** As many fetches at once as there are workers, no more */
    static void parallel() throws Throwable {
        Width width = new Width(3);
        Crawler crawler = new Crawler(url -> {
            if (!url.endsWith("/start")) {
                width.pass();
                return List.of();
            }
            return links("/1", "/2", "/3", "/4", "/5");
        }, 3, 100);
        crawler.crawl(HOST + "/start");
        Turns.expect(width.passed == 5, "the seed page links to 5 pages, " + width.passed + " were fetched");
        Turns.expect(width.most == 3, "3 workers had 5 pages to fetch, and fetched up to " + width.most + " at once");
    }

    /** An empty queue isn't the end: what a slow fetch brings is crawled by all workers */
    static void lateLinks() throws Throwable {
        Width width = new Width(3);
        Crawler crawler = new Crawler(url -> {
            if (url.endsWith("/start") || url.endsWith("/next")) {
                for (int i = 0; i < 100; i++) Thread.yield();
                return url.endsWith("/start") ? links("/next") : links("/1", "/2", "/3");
            }
            width.pass();
            return List.of();
        }, 3, 100);
        crawler.crawl(HOST + "/start");
        Turns.expect(width.passed == 3, "the second page links to 3 more, " + width.passed + " of them were fetched");
        Turns.expect(width.most == 3,
                "One page brought links to 3 others, and " + width.most + " of 3 workers fetched at once: the others had ended");
    }

    /** A fetch that fails is reported, and the crawl still ends */
    static void failure() throws Throwable {
        Crawler crawler = new Crawler(url -> {
            Thread.yield();
            if (url.endsWith("/b")) throw new java.io.IOException("timeout");
            if (url.endsWith("/c")) throw new IllegalStateException("broken");
            return url.endsWith("/a") ? links("/b", "/c", "/d") : links("/e");
        }, 2, 100);
        Set<String> crawled = crawler.crawl(HOST + "/a");
        Turns.expect(crawled.equals(new HashSet<>(links("/a", "/d", "/e"))),
                "/b and /c fail, so /a, /d and /e are crawled; crawl returned " + crawled);
        Map<String, Exception> failed = crawler.failed();
        Turns.expect(failed.keySet().equals(new HashSet<>(links("/b", "/c"))), "/b and /c fail; failed() has " + failed.keySet());
        Turns.expect(failed.get(HOST + "/b") instanceof java.io.IOException, "/b threw IOException, failed() has " + failed);
    }

    /** A site without an end: exactly the maximum is fetched */
    static void maximum() throws Throwable {
        int[] fetched = new int[1];
        Crawler crawler = new Crawler(url -> {
            fetched[0]++;
            Thread.yield();
            return List.of(url + "/0", url + "/1", url + "/2");
        }, 3, 7);
        Set<String> crawled = crawler.crawl(HOST);
        Turns.expect(fetched[0] == 7, "The maximum is 7 pages, " + fetched[0] + " were fetched");
        Turns.expect(crawled.size() == 7, "7 pages were fetched, crawl returned " + crawled.size());
    }

    /** Other hosts are left out, and a #fragment makes no other page */
    static void sameHost() throws Throwable {
        List<String> fetched = new ArrayList<>();
        Crawler crawler = new Crawler(url -> {
            fetched.add(url);
            if (!url.endsWith("/a")) return List.of();
            return List.of(HOST + "/b#top", HOST + "/b", HOST + "/a#end", "http://y.org/c", HOST + ".example/d", "mailto:me@x.org");
        }, 2, 100);
        Set<String> crawled = crawler.crawl(HOST + "/a");
        Turns.expect(fetched.equals(links("/a", "/b")), "Only /a and /b are on x.org; fetched were " + fetched);
        Turns.expect(crawled.equals(new HashSet<>(fetched)), "crawl returned " + crawled);
    }

    /** A worker with nothing to do uses no processor time */
    static void sleeps() throws Throwable {
        CountDownLatch gate = new CountDownLatch(1);
        Thread[] idle = new Thread[1];
        boolean[] isBusy = new boolean[1];
        Crawler crawler = new Crawler(url -> {
            if (url.endsWith("/start")) return links("/slow", "/fast");
            if (url.endsWith("/slow")) {
                isBusy[0] = true;
                gate.await();
            } else {
                for (int i = 0; i < 3000 && !isBusy[0]; i++) Thread.yield();
                idle[0] = Thread.currentThread();
            }
            return List.of();
        }, 2, 100);
        Turns.start(() -> crawler.crawl(HOST + "/start"));
        for (int i = 0; i < 10 && idle[0] == null; i++) Turns.settle();
        Turns.settle();
        boolean spins = false;
        for (int i = 0; i < 100; i++) {
            spins |= idle[0] != null && idle[0].getState() == Thread.State.RUNNABLE;
            Thread.yield();
        }
        gate.countDown();
        Turns.join();
        Turns.expect(isBusy[0], "the seed page has links, and they weren't fetched");
        Turns.expect(!spins, "one worker was fetching the last page, and the other looked for work again and again: a busy wait");
    }

    static List<String> links(String... paths) {
        List<String> links = new ArrayList<>();
        for (String each : paths) links.add(HOST + each);
        return links;
    }

    /** Counts who is in at once; each stays until as many have come as are wanted, or have had the time to. */
    static class Width {
        final int wanted;
        int inside, most, passed;

        Width(int wanted) {
            this.wanted = wanted;
        }

        void pass() {
            most = Math.max(most, ++inside);
            for (int i = 0; i < 10 || i < 1000 && most < wanted; i++) Thread.yield();
            inside--;
            passed++;
        }
    }
