import type { Walkthrough } from '#dataset/schema.ts';
import type { Json } from '#judge/task.ts';

/** What is dry-run: a test case of the user's, or a test that failed. */
export interface DryRunCase {
  /** As the player's title has it: `Case 1`. */
  label: string;
  /** Of a test case of the user's; the address can lead back to it. */
  number?: number;
  input: Record<string, Json>;
  /** The program, where it isn't the one in the editor. */
  source?: string;
  /** What an editorial says of its key steps. */
  walkthrough?: Walkthrough;
}
