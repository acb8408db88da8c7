/** Bytes of an item of an array: of an int, of a reference. */
const ITEM = 4;
/** What makes an engine look for what can be collected: it counts memory that is not its own, too. */
const PRESSURE = 1 << 26;
const ROUNDS = 6;

/**
 * Counts the large arrays of a program, and hears of those that have been collected when the program pauses. `limit`: bytes that they
 * may take together.
 */
export function memoryImports(limit: number, suspending: (call: () => Promise<number>) => unknown) {
  let used = 0;
  const collected = new FinalizationRegistry<number>((bytes) => {
    used -= bytes;
  });
  const isFull = async () => {
    for (let round = 0; round < ROUNDS && used > limit; round++) {
      new ArrayBuffer(PRESSURE);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    return used > limit ? 1 : 0;
  };
  return {
    countArray(array: WeakKey, items: number) {
      used += items * ITEM;
      collected.register(array, items * ITEM);
      return used > limit ? 1 : 0;
    },
    isMemoryFull: suspending(isFull) as () => number,
  };
}
