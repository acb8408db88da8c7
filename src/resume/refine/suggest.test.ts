import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItem } from '../commands.ts';
import { createItem, emptyContent } from '../create.ts';
import { accept, suggest } from './suggest.ts';

const withLine = (text: string, end = '2020') =>
  addItem('work', createItem({ title: 'Acme', text, start: '2018', end }))(emptyContent());
const first = (text: string, rule: string, end?: string) =>
  suggest(withLine(text, end)).find((suggestion) => suggestion.rule === rule)?.after;

describe('suggestions', () => {
  it.each([
    ['weak-verb', 'Responsible for building the billing API', ['Built the billing API']],
    ['weak-verb', 'Was in charge of the on-call handbook', ['Managed the on-call handbook']],
    ['helper', 'Helped to migrate 40 services', ['Contributed to migrating 40 services by [doing what?]']],
    [
      'helper',
      'Helped with migration to Kubernetes.',
      ['Contributed to migration to Kubernetes by [doing what?]'],
    ],
    ['helper', 'Worked on billing API', ['Contributed to billing API by [doing what?]']],
    ['placeholder', 'Contributed to billing API by [doing what?]', ['Contributed to billing API']],
    ['first-person', 'I led a team of 4', ['Led a team of 4']],
    ['passive', 'Was asked to improve the test suite', ['Improved the test suite']],
    ['passive', 'The deployment was automated with Jenkins', ['Automated the deployment with Jenkins']],
    ['tense', 'Manage a team of 3', ['Managed a team of 3']],
    ['tense', 'Leads two teams', ['Led two teams']],
    ['figures', 'Reduced the load time.', ['Reduced the load time by [how much?]']],
    ['placeholder', 'Reduced costs by [how much?]', ['Reduced costs']],
    ['spelling', 'Wrote javascript and nodejs on kubernates', ['Wrote JavaScript and Node.js on Kubernetes']],
  ])('%s: %s', (rule, line, after) => {
    expect(first(line, rule)).toEqual(after);
  });

  it.each([
    ['weak-verb', 'Responsible for the billing API', '“Responsible for” says'],
    ['weak-verb', 'Was in charge of the billing API', '“Was in charge of” says'],
    ['helper', 'Worked on billing API', '“Worked on” hides'],
    ['helper', 'Helped with migration', '“Helped with” hides'],
  ])('%s quotes whole words of: %s', (rule, line, opening) => {
    expect(suggest(withLine(line)).find((found) => found.rule === rule)?.reason).toMatch(
      new RegExp(`^${opening}`),
    );
  });

  it('never turn shared work into the user’s own', () => {
    const shared = fc.constantFrom('helped', 'helped with', 'worked on', 'assisted with', 'participated in');
    const work = fc.constantFrom(
      'migration to Kubernetes',
      'the billing API',
      'building services',
      'migrate data',
    );
    fc.assert(
      fc.property(shared, work, fc.constantFrom('2020', 'Present'), (opening, what, end) => {
        const [after = ''] = first(`${opening} ${what}`, 'helper', end) ?? [];
        expect(after).toMatch(/^Contributed? to .* by \[doing what\?\]$/);
        expect(after).not.toMatch(/\b(managed?|led|lead|owned?)\b/i);
      }),
    );
  });

  it.each([
    ['passive', 'The API was written in Go', ['Wrote the API in Go']],
    ['passive', 'Costs were reduced by 30%', ['Reduced costs by 30%']],
    ['passive', 'The cluster is monitored with Grafana', ['Monitor the cluster with Grafana']],
    ['passive', 'The team was led by Ana', undefined],
    ['passive', 'The project was awarded a prize', undefined],
    ['passive', 'Our library is used by most teams', undefined],
    ['tense', 'Lead developer of the billing API', undefined],
    ['tense', 'Research assistant in the robotics lab', undefined],
    ['tense', 'Lead the billing team', ['Led the billing team']],
  ])('%s keeps the facts of: %s', (rule, line, after) => {
    expect(first(line, rule)).toEqual(after);
  });

  it('keep every number and every name', () => {
    const opening = fc.constantFrom(
      'Responsible for',
      'Helped with',
      'I',
      'Was asked to',
      'Manage',
      'Reduced',
      'The team was',
    );
    const fact = fc.constantFrom(
      'the Kiwi API',
      '40 engineers',
      'led by Ana',
      'run in Oslo',
      '$3M of costs',
      'built for ACME',
      'by 12%',
    );
    fc.assert(
      fc.property(
        opening,
        fc.array(fact, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('2020', 'Present'),
        (start, facts, end) => {
          const line = `${start} ${facts.join(', ')}`;
          for (const { after, rule } of suggest(withLine(line, end))) {
            const said = after.join(' ');
            for (const [name] of line.matchAll(/\b(?:Kiwi API|Ana|Oslo|ACME)\b|\$?\d+[M%]?/g))
              expect(said, rule).toContain(name);
          }
        },
      ),
    );
  });

  it('leave good lines alone', () => {
    for (const line of [
      'Reduced the load time by 40%',
      'Built the billing API in Go',
      'Wrote to github.com/reactjs and read javascript.info',
      'Led the rest of the team to go further',
    ])
      expect(suggest(withLine(line))).toEqual([]);
    expect(first('Manage a team of 3', 'tense', 'Present')).toBeUndefined();
  });

  it('split a long bullet near its middle', () => {
    const half = (word: string) => Array.from({ length: 20 }, () => word).join(' ');
    expect(first(`${half('a')}, and ${half('b')}`, 'length')).toEqual([
      half('a'),
      half('b').replace('b', 'B'),
    ]);
  });

  it('accepted, change only their own line, and do not come back', () => {
    const content = withLine('Built X\n- Responsible for building the API');
    const [suggestion] = suggest(content);
    if (!suggestion) throw new Error('no suggestion');
    const next = accept(content, suggestion);
    expect(next.sections[0]?.items[0]?.text).toBe('Built X\n- Built the API');
    expect(suggest(next)).toEqual([]);
    expect(suggest(content, [suggestion.id])).toEqual([]);
    expect(accept(next, suggestion)).toEqual(next);
  });

  it('come to an end when every one is accepted', () => {
    const word = fc.constantFrom(
      'manage',
      'was',
      'responsible',
      'for',
      'building',
      'reduced',
      'javascript',
      'I',
      ',',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        let content = withLine(words.join(' '));
        let left = 60;
        for (let [next] = suggest(content); next; [next] = suggest(content)) {
          if (next.rule === 'figures' || --left === 0) break;
          content = accept(content, next);
        }
        expect(left).toBeGreaterThan(0);
      }),
    );
  });
});
