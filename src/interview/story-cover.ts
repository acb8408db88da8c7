/** A story by name, and whether it is evidence for each competency, in their order. */
export interface StoryRow {
  title: string;
  marks: readonly boolean[];
}

/** What a story matrix says. */
export interface Cover {
  /** Competencies without a story. */
  missing: string[];
  /** Competencies with one story, which a second question would exhaust. */
  single: string[];
  /** Stories marked for more than half of the competencies: one event is rarely evidence for so much. */
  stretched: string[];
}

/** Reads a matrix of stories against competencies; rows without a title are not there. */
export function coverOf(competencies: readonly string[], rows: readonly StoryRow[]): Cover {
  const told = rows.filter(({ title }) => title.trim() !== '');
  const storiesFor = (index: number) => told.filter(({ marks }) => marks[index]).length;
  const withCount = (count: number) => competencies.filter((_, index) => storiesFor(index) === count);
  return {
    missing: withCount(0),
    single: withCount(1),
    stretched: told
      .filter(({ marks }) => marks.filter(Boolean).length > competencies.length / 2)
      .map(({ title }) => title.trim()),
  };
}
