// orderOfArrival: Wrong Answer overtook
class FairReadWriteLock {
    private int readers;
    private boolean writing;

    synchronized boolean acquireRead(long timeout, TimeUnit unit) throws InterruptedException {
        if (writing) return false;
        readers++;
        return true;
    }

    synchronized boolean acquireWrite(long timeout, TimeUnit unit) throws InterruptedException {
        if (writing || readers > 0) return false;
        writing = true;
        return true;
    }

    synchronized void acquireRead() throws InterruptedException {
        while (writing) wait();
        readers++;
    }

    synchronized void acquireWrite() throws InterruptedException {
        while (writing || readers > 0) wait();
        writing = true;
    }

    synchronized void releaseRead() {
        if (readers == 0) throw new IllegalMonitorStateException();
        readers--;
        notifyAll();
    }

    synchronized void releaseWrite() {
        if (!writing) throw new IllegalMonitorStateException();
        writing = false;
        notifyAll();
    }

    synchronized void downgrade() {
        writing = false;
        readers = 1;
        notifyAll();
    }
}
