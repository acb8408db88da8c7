import type { Language } from '#judge/language.ts';
import { javaStarter } from './starter.ts';

/** Its runtime for pages is not built yet: runs are simulated there, and the machine's own JDK checks content (see `node.ts`). */
export const language: Language = {
  id: 'java',
  label: 'Java',
  order: { selector: 1, ask: 2 },
  isRequired: true,
  extension: 'java',
  solutionFile: 'Solution.java',
  lineComment: '//',
  timeFactor: 2,
  editorMode: async () => (await import('@codemirror/lang-java')).java(),
  starter: javaStarter,
};
