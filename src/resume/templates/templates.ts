import { academic } from './academic.ts';
import { classic } from './classic.ts';
import { columns } from './columns.ts';
import { concise } from './concise.ts';
import { executive } from './executive.ts';
import { modern } from './modern.ts';
import { professional } from './professional.ts';
import { sidebar } from './sidebar.ts';
import type { ResumeTemplate } from './template.ts';
import { twoTone } from './two-tone.ts';

/** Every template by its id, which records and files keep. A new one is one row here. */
export const TEMPLATES = {
  professional,
  concise,
  classic,
  modern,
  'two-tone': twoTone,
  sidebar,
  columns,
  executive,
  academic,
} satisfies Record<string, ResumeTemplate>;

export type TemplateId = keyof typeof TEMPLATES;

/** In the order in which they are offered. */
export const TEMPLATE_IDS = Object.keys(TEMPLATES) as TemplateId[];

export const DEFAULT_TEMPLATE: TemplateId = 'professional';
