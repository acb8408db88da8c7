/** A part of the users with its own rate. */
export interface Segment {
  users: number;
  rate: number;
}

/** The rate of all segments together. */
export function overallRate(segments: readonly Segment[]): number {
  const users = segments.reduce((sum, segment) => sum + segment.users, 0);
  const successes = segments.reduce((sum, segment) => sum + segment.users * segment.rate, 0);
  return users === 0 ? 0 : successes / users;
}
