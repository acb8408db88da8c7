/** Something to wait for that may come early. */
export interface Bell {
  ring: () => void;
  /** Resolves when it rings (or has rung since the last wait), or after this time. */
  wait: (ms: number) => Promise<void>;
}

/** A bell that has not rung yet. */
export function newBell(): Bell {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      rung = true;
      wake?.();
    },
    wait: (ms) =>
      new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer);
          rung = false;
          wake = undefined;
          resolve();
        };
        const timer = setTimeout(end, ms);
        wake = end;
        if (rung) end();
      }),
  };
}
