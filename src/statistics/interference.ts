/** A change whose effect depends on how many others have it. */
export interface Spilling {
  /** What nobody’s having it means. */
  base: number;
  /** What having it does. */
  direct: number;
  /** What it does to everyone once all have it; negative if it takes from others. */
  spillover: number;
}

/** What a test in which a share is treated shows, and what releasing it to everyone does. */
export function mixedWorld({ base, direct, spillover }: Spilling, share: number) {
  const control = base + spillover * share;
  return { control, treated: control + direct, difference: direct, total: direct + spillover };
}
