/**
 * From now on every IndexedDB transaction reports its end late: its data is written in time, its `complete` comes after
 * `lateMs`, as on a slow disk. Refers to nothing outside itself, so that a browser test can run it in a page.
 * @returns how to end it
 */
export function lateTransactions(lateMs: number): () => void {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...of) {
    const begun = transaction.apply(this, of);
    const listen = begun.addEventListener.bind(begun);
    begun.addEventListener = (type: string, listener: EventListener, options?: object) => {
      const late = (event: Event) => setTimeout(() => listener.call(begun, event), lateMs);
      listen(type, type === 'complete' ? late : listener, options);
    };
    return begun;
  };
  return () => {
    IDBDatabase.prototype.transaction = transaction;
  };
}
