import { z } from 'zod/mini';
import type { Preference } from './settings.ts';

export const FONT_SIZES = ['small', 'medium', 'large', 'largest'] as const;
export const INDENTS = [2, 4, 8] as const;
export const QUESTION_PLACES = ['left', 'right', 'above'] as const;
export const EDITOR_THEMES = ['page', 'light', 'dark'] as const;

/** Where a coding question stands beside its editor, on a screen that is wide enough. */
export const questionPlace: Preference<(typeof QUESTION_PLACES)[number]> = {
  id: 'question-place',
  schema: z.enum(QUESTION_PLACES),
  fallback: 'left',
};

/** Whether a coding question's timer starts with the page. */
export const timerStarts: Preference<boolean> = { id: 'timer-starts', schema: z.boolean(), fallback: false };

/** How the code editor looks and helps. */
const optionsSchema = z.object({
  fontSize: z.enum(FONT_SIZES),
  indent: z.literal(INDENTS),
  theme: z.enum(EDITOR_THEMES),
  wrap: z.boolean(),
  closeBrackets: z.boolean(),
  /** Proposes names while one types, not only when asked. */
  complete: z.boolean(),
});
export type EditorOptions = z.infer<typeof optionsSchema>;

export const editorOptions: Preference<EditorOptions> = {
  id: 'editor-options',
  schema: optionsSchema,
  fallback: {
    fontSize: 'small',
    indent: 4,
    theme: 'page',
    wrap: false,
    closeBrackets: true,
    complete: false,
  },
};
