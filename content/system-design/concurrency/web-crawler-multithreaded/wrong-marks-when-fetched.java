// onceEach: Wrong Answer fetched were
import java.util.*;
import java.util.concurrent.*;

interface Fetcher {
    List<String> links(String url) throws Exception;
}

class Crawler {
    private final Fetcher fetcher;
    private final int workers, maxPages;
    private final Queue<String> queue = new ArrayDeque<>();
    private final Set<String> fetched = new HashSet<>();
    private final Map<String, Exception> failed = new HashMap<>();
    private int running;
    private String host;

    Crawler(Fetcher fetcher, int workers, int maxPages) {
        this.fetcher = fetcher;
        this.workers = workers;
        this.maxPages = maxPages;
    }

    Set<String> crawl(String start) throws InterruptedException {
        host = hostOf(start);
        queue.add(start);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < workers; i++) threads.add(new Thread(this::work));
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        return fetched;
    }

    Map<String, Exception> failed() {
        return failed;
    }

    private void work() {
        try {
            while (true) {
                String url;
                synchronized (this) {
                    while (queue.isEmpty() && running > 0) wait();
                    if (queue.isEmpty()) return;
                    url = queue.remove();
                    running++;
                }
                List<String> links = List.of();
                Exception failure = null;
                try {
                    links = fetcher.links(url);
                } catch (Exception error) {
                    failure = error;
                }
                synchronized (this) {
                    if (failure != null) failed.put(url, failure);
                    else fetched.add(url); // too late: it may be in the queue several times
                    for (String link : links) {
                        String next = link.split("#")[0];
                        boolean isKnown = fetched.contains(next) || failed.containsKey(next);
                        if (fetched.size() + queue.size() < maxPages && host.equals(hostOf(next)) && !isKnown) queue.add(next);
                    }
                    running--;
                    notifyAll();
                }
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private static String hostOf(String url) {
        int begin = url.indexOf("://");
        return begin < 0 ? "" : url.substring(begin + 3).split("[/?]")[0];
    }
}
