import { areaOf } from '#areas.ts';
import { eligible, type PoolRow, type Wish } from '#interview/eligible.ts';
import { type Kind, type Length, planFor } from '#interview/plan.ts';
import { interviews } from '#storage/interview-records.ts';
import { progress } from '#storage/records.ts';

/** Every question that can be asked, and what the user knows of them. */
export interface Pool {
  rows: (PoolRow & { title: string })[];
  /** Companies by how many questions name them. */
  companies: string[];
  /** Attempted, or asked in an earlier interview. */
  seen: ReadonlySet<string>;
  /** Asked in earlier interviews, newest first. */
  recent: string[];
}

/** Loads the questions that are written, and what was done with them. */
export async function loadPool(): Promise<Pool> {
  const [{ default: coding }, { default: others }, attempted, earlier] = await Promise.all([
    import('virtual:dataset/rows'),
    import('virtual:dataset/answer-rows'),
    progress.list(),
    interviews.list(),
  ]);
  const rows = [...coding, ...others].flatMap(({ written, databaseId, title, difficulty, companies }) =>
    written && databaseId
      ? [{ id: databaseId, title, difficulty, companies: companies.split(', ').filter(Boolean) }]
      : [],
  );
  const counts = new Map<string, number>();
  for (const company of rows.flatMap((row) => row.companies))
    counts.set(company, (counts.get(company) ?? 0) + 1);
  const recent = earlier
    .sort((a, b) => b.startedAt - a.startedAt)
    .flatMap(({ questions }) => questions.map(({ id }) => id));
  return {
    rows,
    companies: [...counts.keys()].sort(
      (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
    ),
    seen: new Set([...attempted.map(({ id }) => id), ...recent]),
    recent,
  };
}

export interface Supply {
  /** Questions that could be drawn. */
  left: number;
  /** How many of them the interview would ask. */
  asked: number;
  /** How many it asks where there are enough. */
  wanted: number;
}

/** How many questions a wish leaves for an interview. */
export function supplyOf(pool: Pool, kind: Kind, minutes: Length, wish: Wish): Supply {
  const plan = planFor(kind, minutes);
  const areas = eligible(pool.rows, wish, pool.seen).map(({ id }) => areaOf(id)?.id);
  const counts = [...new Set(plan)].map((area) => ({
    left: areas.filter((other) => other === area).length,
    wanted: plan.filter((other) => other === area).length,
  }));
  return {
    left: counts.reduce((sum, { left }) => sum + left, 0),
    asked: counts.reduce((sum, { left, wanted }) => sum + Math.min(left, wanted), 0),
    wanted: plan.length,
  };
}
