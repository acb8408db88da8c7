interface Fetcher {
    /** The links on a page. Slow, and it may throw. */
    List<String> links(String url) throws Exception;
}

/** Crawls once. */
class Crawler {
    Crawler(Fetcher fetcher, int workers, int maxPages) {

    }

    /** Fetches the pages of the seed page's host, each once and without its #fragment. Returns those that didn't fail. */
    Set<String> crawl(String start) throws InterruptedException {
        return Set.of();
    }

    /** The pages whose fetch threw, and what it threw. */
    Map<String, Exception> failed() {
        return Map.of();
    }

    static String hostOf(String url) {
        int begin = url.indexOf("://");
        return begin < 0 ? "" : url.substring(begin + 3).split("[/?]")[0];
    }
}
