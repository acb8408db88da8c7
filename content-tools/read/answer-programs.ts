import { marked, type Token } from 'marked';
import { PROGRAM_LANGUAGES, type ProgramLanguage, type Programs } from '#dataset/programs.ts';

/** A piece of a section: Markdown, or one program by language. */
export type SourcePart = { markdown: string } | { programs: Programs };

interface Fence {
  language: ProgramLanguage;
  raw: string;
  source: string;
}

/** A code fence in one of the languages that programs are written in. */
function fenceOf(token: Token): Fence | undefined {
  if (token.type !== 'code') return;
  const language = PROGRAM_LANGUAGES.find((each) => each === token.lang);
  return language && { language, raw: token.raw, source: token.text };
}

/** Cuts a text where code fences of different languages follow each other with nothing between them: they are one program. */
export function splitPrograms(markdown: string): SourcePart[] {
  const parts: SourcePart[] = [];
  let text = '';
  let fences: Fence[] = [];
  const endText = () => {
    if (text.trim()) parts.push({ markdown: text });
    text = '';
  };
  const endFences = () => {
    if (fences.length > 1) {
      endText();
      parts.push({ programs: Object.fromEntries(fences.map((each) => [each.language, each.source])) });
    } else text += fences.map(({ raw }) => `${raw}\n\n`).join('');
    fences = [];
  };
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'space' && fences.length > 0) continue;
    const fence = fenceOf(token);
    if (!fence || fences.some(({ language }) => language === fence.language)) endFences();
    if (fence) fences.push(fence);
    else text += token.raw;
  }
  endFences();
  endText();
  return parts;
}

/** How a program of each language begins to run on its own. */
const DRIVER: Record<ProgramLanguage, RegExp> = {
  python: /^if __name__ == "__main__":$/m,
  java: /^(?:final |public )*class Main\b[\s\S]*\bstatic void main\(/m,
  cpp: /^int main\(\)/m,
};

/** The programs of a section by language that run on their own, with the assertions in their `main` as their test. */
export function answerPrograms(markdown: string): Programs {
  const sources: Programs = {};
  for (const token of marked.lexer(markdown)) {
    const fence = fenceOf(token);
    if (fence) sources[fence.language] = `${sources[fence.language] ?? ''}${fence.source}\n`;
  }
  return Object.fromEntries(
    PROGRAM_LANGUAGES.flatMap((language) => {
      const source = sources[language] ?? '';
      return DRIVER[language].test(source) && /\bassert\b/.test(source) ? [[language, source]] : [];
    }),
  );
}
