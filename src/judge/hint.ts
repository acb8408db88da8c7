/** One common mistake: how the interpreter or compiler words it, and what to look for. */
export interface Hint {
  pattern: RegExp;
  /** What to say; `$1` and so on stand for what the pattern found. */
  text: string;
}
