/** Made from `content/` by `content-tools/compile/vite-dataset.ts`. */
declare module 'virtual:dataset/order' {
  /** All coding questions that can be opened, in the order of their table. */
  const rows: readonly Pick<import('./schema.ts').ListRow, 'id' | 'title' | 'databaseId' | 'written'>[];
  export default rows;
}
declare module 'virtual:dataset/rows' {
  const rows: import('./schema.ts').ListRow[];
  export default rows;
}

declare module 'virtual:dataset/lists' {
  const lists: import('./schema.ts').Lists;
  export default lists;
}

/** Questions that are answered in words and drawings; `databaseId` begins with the area. */
declare module 'virtual:dataset/answer-rows' {
  const rows: import('./schema.ts').ListRow[];
  export default rows;
}

/** Names, addresses and times of all lessons, for search, for plans and to know which addresses exist. */
declare module 'virtual:dataset/lessons' {
  const lessons: import('./lesson.ts').LessonIndexEntry[];
  export default lessons;
}

/** What search finds a lesson by beside its title; by address. */
declare module 'virtual:dataset/lesson-words' {
  const words: Record<string, string>;
  export default words;
}

/** Names and addresses of all patterns and principles. */
declare module 'virtual:dataset/patterns' {
  const patterns: Omit<import('./pattern.ts').PatternLink, 'text'>[];
  export default patterns;
}

/** Terms of the glossary and where they are explained, for search. */
declare module 'virtual:dataset/glossary' {
  const terms: { term: string; to: string }[];
  export default terms;
}

/** The terms of the courses in full, which would be too many for the glossary's own page. */
declare module 'virtual:dataset/course-terms' {
  const areas: import('./glossary.ts').GlossaryArea[];
  export default areas;
}

/** The approach to aim for in each coding question, as inline HTML by `databaseId`. */
declare module 'virtual:dataset/key-ideas' {
  const ideas: Record<string, string>;
  export default ideas;
}

/** Papers and retrieval approaches, for search. */
declare module 'virtual:dataset/reading' {
  const reading: import('./paper.ts').ReadingLink[];
  export default reading;
}

declare module 'virtual:dataset/rag-samples' {
  const samples: import('./paper.ts').RagSample[];
  export default samples;
}

/** The home page's tracks in full, for their own pages. */
declare module 'virtual:dataset/tracks' {
  const tracks: import('./schema.ts').Track[];
  export default tracks;
}

/** What their cards show. */
declare module 'virtual:dataset/track-cards' {
  const cards: import('./schema.ts').TrackCard[];
  export default cards;
}

/** How much content there is. */
declare module 'virtual:dataset/counts' {
  const counts: import('./schema.ts').ContentCounts;
  export default counts;
}

/** What Ask a Question looks through: a MiniSearch index as text, and how many coding questions it holds. */
declare module 'virtual:dataset/nearest' {
  const nearest: { index: string; questions: number };
  export default nearest;
}

/** The tables of the exercises, each company's in a file of its own. */
declare module 'virtual:dataset/data-sets/*' {
  const data: import('./exercise.ts').DataSet;
  export default data;
}

/** The arguments of all Python exercises, by exercise. */
declare module 'virtual:dataset/exercise-inputs' {
  const inputs: Record<string, import('./exercise.ts').ExerciseInputs>;
  export default inputs;
}
