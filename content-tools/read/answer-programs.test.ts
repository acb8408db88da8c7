import { describe, expect, it } from 'vitest';
import { answerPrograms, splitPrograms } from './answer-programs.ts';

const fence = (language: string, source: string) => `\`\`\`${language}\n${source}\n\`\`\`\n`;
const PYTHON = 'x = 1\nif __name__ == "__main__":\n    assert x == 1';
const JAVA =
  'final class Main {\n    public static void main(String[] args) {\n        assert true;\n    }\n}';

describe('code fences of different languages that follow each other', () => {
  it('are one program by language', () => {
    const text = `Before.\n\n${fence('python', 'a')}\n${fence('java', 'b')}\nAfter.\n`;
    expect(splitPrograms(text)).toEqual([
      { markdown: 'Before.\n\n' },
      { programs: { python: 'a', java: 'b' } },
      { markdown: 'After.\n' },
    ]);
  });

  it.each([
    ['one language', fence('python', 'a')],
    ['text between them', `${fence('python', 'a')}\nThen:\n\n${fence('java', 'b')}`],
    ['the same language twice', `${fence('python', 'a')}\n${fence('python', 'b')}`],
    ['a language no programs are written in', `${fence('text', 'a')}\n${fence('python', 'b')}`],
  ])('%s stays text', (_case, text) => {
    const parts = splitPrograms(text);
    expect(parts.every((part) => 'markdown' in part)).toBe(true);
    const joined = parts.map((part) => ('markdown' in part ? part.markdown : '')).join('');
    expect(joined.replace(/\n+/g, '\n').trim()).toBe(text.replace(/\n+/g, '\n').trim());
  });
});

describe('programs that run on their own', () => {
  it('are whole sections by language', () => {
    const text = `${fence('python', 'import os')}\nThen:\n\n${fence('python', PYTHON)}${fence('java', JAVA)}`;
    expect(answerPrograms(text)).toEqual({ python: `import os\n${PYTHON}\n`, java: `${JAVA}\n` });
  });

  it.each([
    ['no main', 'python', 'assert True'],
    ['no assertion', 'python', 'if __name__ == "__main__":\n    print(1)'],
    ['a class of another name', 'java', JAVA.replace('Main', 'Test')],
    ['no main function', 'cpp', 'int f() { assert(true); }'],
  ])('%s: none', (_case, language, source) => {
    expect(answerPrograms(fence(language, source))).toEqual({});
  });
});
