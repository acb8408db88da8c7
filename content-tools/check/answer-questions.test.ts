import * as fs from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  buildAnswerRows,
  compileBehavioralQuestion,
  compileDesignQuestion,
  compileMlQuestion,
} from '../compile/compile-answer-question.ts';
import { answerQuestionIds, inspectAnswerQuestion } from '../read/read-answer-question.ts';
import { checkAnswerQuestions } from './check-answer-questions.ts';

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  return { ...real, readFileSync: vi.fn(real.readFileSync) };
});

const QUESTION = 'system-design/hld/url-shortener';

/** What is reported of a question after one change to its text. */
function reports(change: (text: string) => string, databaseId = QUESTION): string {
  const text = fs.readFileSync(`content/${databaseId}.md`, 'utf8');
  vi.mocked(fs.readFileSync).mockReturnValueOnce(change(text));
  const found: string[] = [];
  inspectAnswerQuestion(databaseId, (field, message) => found.push(`${field}: ${message}`));
  return found.join('\n');
}

afterEach(() => vi.mocked(fs.readFileSync).mockClear());

describe('the questions of the dataset', () => {
  it('are all in order', () => {
    expect(checkAnswerQuestions()).toEqual([]);
  });

  // Every code block is highlighted: seconds on a machine that has nothing else to do.
  it('all compile, and have a row each', { timeout: 120_000 }, () => {
    const compiled = answerQuestionIds().map(
      (id) => compileDesignQuestion(id) ?? compileMlQuestion(id) ?? compileBehavioralQuestion(id),
    );
    expect(compiled).not.toContain(null);
    const opener = compileBehavioralQuestion('behavioral/openers/tell-me-about-yourself');
    expect(opener?.levels.map(({ title }) => title)).toEqual(['Mid-level', 'Senior', 'Staff']);
    const rows = buildAnswerRows();
    expect(rows).toHaveLength(compiled.length);
    expect(new Set(rows.map(({ databaseId }) => databaseId))).toEqual(new Set(answerQuestionIds()));
  });

  it.each(['system-design/hld/nothing', 'behavioral/hld/url-shortener', 'system-design/../dsa/x', ''])(
    'has none at %j',
    (id) => {
      expect(compileDesignQuestion(id)).toBeNull();
      expect(compileBehavioralQuestion(id)).toBeNull();
    },
  );
});

describe('a broken file is reported with field and cure', () => {
  it.each([
    [(text: string) => text.replace('difficulty: Easy', 'difficulty: Trivial'), /^difficulty: /],
    [(text: string) => text.replace(/title: .*/, 'titel: x'), /titel/],
    [(text: string) => text.replace('id: abuse', 'id: asks-ratio'), /rubric: two points have the same id/],
    [
      (text: string) => text.replace(/ {2}- \{ id: qps[\s\S]*?(?=diagram:)/, ''),
      /rubric: needs 8 to 15 points/,
    ],
    [(text: string) => text.replace('## Estimate', '## Numbers'), /add the section "## Estimate"/],
    [
      (text: string) =>
        text
          .replace('## API', '## Tmp')
          .replace('## Data model', '## API')
          .replace('## Tmp', '## Data model'),
      /bring the sections into this order/,
    ],
    [(text: string) => text.replace('# Reference answer', '# Solution'), /add the part "# Reference answer"/],
    [(text: string) => text.replace('\n# Levels', '\n# Ranks'), /body: add the part "# Levels"/],
    [(text: string) => text.replace('## Senior', '## Elder'), /# Levels: add the section "## Senior"/],
    [
      (text: string) => text.replace(/## Why not just use[\s\S]*?(?=## 301)/, ''),
      /# Follow-ups: has 5; write 6/,
    ],
    [(text: string) => text.replace('auto-increment id in Postgres?', 'id.'), /is no question; end it/],
    [(text: string) => text.replace(/^---/, ''), /must start with front matter/],
  ])('%#', (change, message) => {
    expect(reports(change)).toMatch(message);
  });

  it('also a story of more than 400 words that takes longer than three minutes to tell', async () => {
    const { readFileSync } = await vi.importActual<typeof fs>('node:fs');
    const readLonger = (path: fs.PathOrFileDescriptor) => {
      const text = readFileSync(path, 'utf8');
      const isStory = String(path).endsWith('conflict-with-colleague.md');
      return isStory ? text.replace('## Result\n', `${'and so on '.repeat(40)}\n\n## Result\n`) : text;
    };
    const mocked = vi.mocked(fs.readFileSync as (path: fs.PathOrFileDescriptor, as: 'utf8') => string);
    mocked.mockImplementation(readLonger);
    const messages = checkAnswerQuestions().map(({ message }) => message);
    mocked.mockImplementation(readFileSync);
    expect(messages).toEqual([
      expect.stringMatching(/^has \d+ words; cut it to 400$/),
      expect.stringMatching(/^takes 3:\d\d to say; cut it to 3:00$/),
    ]);
  });

  it('also a behavioral one', () => {
    const id = 'behavioral/teamwork/conflict-with-colleague';
    expect(reports((text) => text.replace('[Conflict, Communication', '[Charm, Communication'), id)).toMatch(
      /^competencies.0: one of: /,
    );
    expect(reports((text) => text.replace('# Why it falls short', '# Why not'), id)).toMatch(
      /add the part "# Why it falls short"/,
    );
    const opener = 'behavioral/openers/tell-me-about-yourself';
    expect(reports((text) => text.replace('## Staff', '## Chief'), opener)).toMatch(
      /# Levels: add the section "## Staff"/,
    );
  });
});
