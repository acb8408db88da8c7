// lateLinks: Wrong Answer the others had ended
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
    private final Map<String, Exception> failed = new ConcurrentHashMap<>();
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

    Map<String, Exception> failed() {
        return failed;
    }

    private void work() {
        String url;
        while ((url = next()) != null) { // empty for now: others may still bring links
            try {
                add(fetcher.links(url));
            } catch (Exception error) {
                failed.put(url, error);
            }
        }
    }

    private synchronized String next() {
        return queue.poll();
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
