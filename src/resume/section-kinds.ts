/** Every kind of section, in the order in which they are offered. */
export const SECTION_KINDS = [
  'work',
  'education',
  'projects',
  'skills',
  'certifications',
  'awards',
  'languages',
  'custom',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];
