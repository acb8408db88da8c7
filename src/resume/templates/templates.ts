import { concise } from './concise.ts';
import { professional } from './professional.ts';
import type { ResumeTemplate } from './template.ts';

/** Every template by its id, which records and files keep. A new one is one row here. */
export const TEMPLATES = { professional, concise } satisfies Record<string, ResumeTemplate>;

export type TemplateId = keyof typeof TEMPLATES;

/** In the order in which they are offered. */
export const TEMPLATE_IDS = Object.keys(TEMPLATES) as TemplateId[];

export const DEFAULT_TEMPLATE: TemplateId = 'professional';
