/** What the text of a lesson must have, by the kind of its collection. */
export interface LessonRules {
  words: { least: number; most: number };
  /** At least so many. */
  figures: number;
  sections: readonly string[];
  /** Of each kind at least one link; the cure says what to do where there is none. */
  links: readonly { to: RegExp; cure: string }[];
}

/** A lesson that stands alone. */
export const ARTICLE: LessonRules = {
  words: { least: 900, most: Number.POSITIVE_INFINITY },
  figures: 2,
  sections: ['Trade-offs', 'In the interview'],
  links: [
    {
      to: /^\/(?:system-design-|ml-|behavior-)?question\//,
      cure: 'end with "**Now practice** with …" and link a question that uses the lesson',
    },
  ],
};

/** A lesson of a course. */
export const COURSE_LESSON: LessonRules = {
  words: { least: 700, most: 1600 },
  figures: 1,
  sections: ['In the interview'],
  links: [
    {
      to: /^\/(?!courses\/)/,
      cure: 'end with "**Now practice** with …" and link a question or tool that uses the lesson',
    },
    {
      to: /^\/(?:courses|system-design\/(?:speedrun|foundations)|machine-learning\/fundamentals)\/./,
      cure: 'link another lesson where the text touches on it',
    },
  ],
};
