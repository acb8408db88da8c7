// failure: Runtime Error deadlock
import java.util.*;
import java.util.concurrent.*;

interface Fetcher {
    List<String> links(String url) throws Exception;
}

class Crawler {
    private final Fetcher fetcher;
    private final int workers, maxPages;
    private final Queue<String> queue = new ArrayDeque<>();
    private final Set<String> seen = new HashSet<>();
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
        add(List.of(start));
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < workers; i++) threads.add(new Thread(this::work));
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        Set<String> crawled = new HashSet<>(seen);
        crawled.removeAll(failed.keySet());
        return crawled;
    }

    synchronized Map<String, Exception> failed() {
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
                try {
                    List<String> links = fetcher.links(url);
                    synchronized (this) {
                        add(links);
                        running--; // not reached when the fetch fails
                        notifyAll();
                    }
                } catch (InterruptedException stop) {
                    throw stop;
                } catch (Exception error) {
                    synchronized (this) {
                        failed.put(url, error);
                    }
                }
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void add(List<String> links) {
        for (String link : links) {
            String url = link.split("#")[0];
            if (seen.size() < maxPages && host.equals(hostOf(url)) && seen.add(url)) queue.add(url);
        }
    }

    private static String hostOf(String url) {
        int begin = url.indexOf("://");
        return begin < 0 ? "" : url.substring(begin + 3).split("[/?]")[0];
    }
}
