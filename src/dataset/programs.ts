/** Languages that patterns and reference answers show a program in, in the order of their tabs. */
export const PROGRAM_LANGUAGES = ['java', 'python', 'cpp'] as const;
export type ProgramLanguage = (typeof PROGRAM_LANGUAGES)[number];

export const PROGRAM_LABELS: Record<ProgramLanguage, string> = { python: 'Python', java: 'Java', cpp: 'C++' };

/** One program by language. */
export type Programs = Partial<Record<ProgramLanguage, string>>;
