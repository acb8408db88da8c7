/** What gives no sign of life for two seconds is taken for something that never answers. */
const LOOKS = 20;
const BETWEEN_LOOKS_MS = 100;

/**
 * Resolves when nothing has answered for too long, and never otherwise. Counted in looks of its own, so that a page that
 * was busy for as long, and has not heard of an answer yet, is not taken for a disk that is silent.
 */
export function silence(isAnswered: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (left: number) => {
      if (isAnswered()) return;
      if (left > 0) setTimeout(look, BETWEEN_LOOKS_MS, left - 1);
      else resolve();
    };
    look(LOOKS);
  });
}
