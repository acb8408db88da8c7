/** A chunk as prompt and answer cite it. */
export interface Passage {
  /** Name of its document. */
  name: string;
  /** First and last character, counted from 1. */
  first: number;
  last: number;
  text: string;
}

const RULES =
  'Answer the question from the passages below and from nothing else. Cite them as [1], [2], [3]. ' +
  'If they do not hold the answer, say so.';

const place = ({ name, first, last }: Passage) =>
  `${name}, characters ${first.toLocaleString('en')} to ${last.toLocaleString('en')}`;

/** The text a language model would be given: rules, numbered passages, question. */
export function assemblePrompt(question: string, passages: readonly Passage[]): string {
  const parts = passages.map(
    (passage, index) => `[${index + 1}] ${place(passage)}\n"""\n${passage.text}\n"""`,
  );
  return [RULES, ...(parts.length > 0 ? parts : ['(no passages)']), `Question: ${question}\nAnswer:`].join(
    '\n\n',
  );
}
