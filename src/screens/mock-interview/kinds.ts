import { byArea } from '#areas.ts';
import type { Kind } from '#interview/plan.ts';

/** What the kinds of interview are called and what one does in them. */
export const KIND_TEXTS: Readonly<Record<Kind, { label: string; text: string }>> = {
  ...byArea(({ label, interview }) => ({ label, text: interview.text })),
  mixed: { label: 'Mixed', text: 'A bit of everything, like an onsite loop.' },
};
