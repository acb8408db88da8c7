import { z } from 'zod/mini';

const line = z.string().check(z.trim(), z.minLength(1), z.regex(/^[^\n]*$/, { error: 'one line' }));
/** One or two sentences. */
const remark = z
  .string()
  .check(z.regex(/^\p{Lu}.{30,320}[.]$/u, { error: 'full sentences, 32 to 322 characters' }));
const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'lower-case words joined by -' }));

/** Themes papers are filed under, in the order they are shown. */
export const PAPER_THEMES = {
  architecture: 'Architecture',
  scaling: 'Scaling',
  alignment: 'Alignment',
  tuning: 'Fine-tuning',
  reasoning: 'Reasoning and tools',
  agents: 'Agents',
  serving: 'Serving',
  retrieval: 'Retrieval',
  rag: 'RAG',
  evaluation: 'Evaluation',
} as const;
export type PaperTheme = keyof typeof PAPER_THEMES;
const themes = Object.keys(PAPER_THEMES) as PaperTheme[];

/** Where a paper is found for good. */
const identifierSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('arxiv'),
    value: z.string().check(z.regex(/^\d{2}(?:0[1-9]|1[0-2])\.\d{4,5}$/, { error: 'like 1706.03762' })),
  }),
  z.strictObject({
    kind: z.literal('doi'),
    value: z.string().check(z.regex(/^10\.\d{4,}\/\S+$/, { error: 'like 10.1145/1571941.1572114' })),
  }),
]);

export const paperSchema = z.strictObject({
  id,
  title: line,
  /** The first few, in the paper's order. */
  authors: z.array(line).check(z.minLength(1), z.maxLength(5)),
  /** There are more authors than named. */
  andOthers: z.boolean(),
  /** When it first appeared, which may be before the venue. */
  year: z.int().check(z.minimum(1990), z.maximum(2100)),
  venue: line,
  identifier: identifierSchema,
  theme: z.enum(themes),
  /** Why it matters, in our own words. */
  why: remark,
});
export type Paper = z.infer<typeof paperSchema>;

/** `content/papers/papers.json` */
export const papersSchema = z.array(paperSchema).check(z.minLength(24));

const stepSchema = z.strictObject({
  label: z.string().check(z.minLength(3), z.maxLength(30)),
  /** What sets the approach apart is drawn in the accent. */
  own: z.boolean(),
});
export type PipelineStep = z.infer<typeof stepSchema>;

export const ragModelSchema = z.strictObject({
  id,
  name: line,
  /** Year of its first paper; null where it grew out of practice. */
  since: z.nullable(z.int()),
  /** Ids of papers that describe it. */
  papers: z.array(id).check(z.minLength(1)),
  summary: remark,
  retrieves: remark,
  strengths: remark,
  costs: remark,
  choose: remark,
  /** Steps done once, before any question. */
  prepared: z.array(stepSchema).check(z.minLength(2), z.maxLength(4)),
  /** Steps at query time. */
  asked: z.array(stepSchema).check(z.minLength(3), z.maxLength(5)),
  /** Which of `asked`, from 0, reads what was prepared. */
  reads: z.int().check(z.minimum(0)),
});
export type RagModel = z.infer<typeof ragModelSchema>;

/** `content/papers/rag-models.json` */
export const ragModelsSchema = z.array(ragModelSchema).check(z.minLength(10));

/** Everything the resources page shows before a tab loads more. */
export interface RagResources {
  papers: Paper[];
  models: RagModel[];
}

/** A bundled document of the RAG demo. */
export interface RagSample {
  name: string;
  text: string;
}

/** Address of a paper. */
export const paperAddress = ({ identifier: { kind, value } }: Paper): string =>
  kind === 'arxiv' ? `https://arxiv.org/abs/${value}` : `https://doi.org/${value}`;

/** A paper or a retrieval approach as search shows it. */
export interface ReadingLink {
  title: string;
  detail: string;
  /** Further words it is found by. */
  words: string;
  to: string;
}
