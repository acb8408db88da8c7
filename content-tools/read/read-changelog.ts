import type { Release } from '#dataset/changelog.ts';
import { ContentError } from './content-error.ts';
import { renderMarkdown } from './markdown.ts';
import { readText } from './read-file.ts';
import { splitAt } from './split-markdown.ts';

const FILE = 'CHANGELOG.md';
/** What stands in the file before a version has a number; whoever reads the page has it already. */
const UNRELEASED = 'Unreleased';

/**
 * The changelog version by version, in the file's order.
 * @throws {ContentError} for one without versions, or with one that changes nothing
 */
export function readChangelog(markdown = readText(FILE)): Release[] {
  const { sections } = splitAt(2, markdown);
  if (sections.length === 0) throw new ContentError(FILE, '', 'has no version; add a heading with ##');
  return sections.map(({ title, text }) => {
    if (!text.startsWith('- '))
      throw new ContentError(FILE, title, 'must begin with a list; say what its users gain');
    return {
      title: title === UNRELEASED ? 'In this version' : `Version ${title}`,
      html: renderMarkdown(text),
    };
  });
}
