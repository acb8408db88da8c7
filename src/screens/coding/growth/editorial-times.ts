export interface EditorialTime {
  approach: string;
  /** As the editorial writes it, for instance `O(n log n)`. */
  time: string;
}

const HEADING = /<h2[^>]*>(.*?)<\/h2>/g;
const COMPLEXITY = /<strong>Complexity\.<\/strong>(.*?)<\/p>/s;
/** The order that stands nearest before the word "time", so that of "`O(k)` for each: `O(n · k)` time" it is the second. */
const ORDER = /<code[^>]*>(O\([^<]*\))<\/code>(?:(?!<code[^>]*>O\()[^.;])*?\btime\b/;

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

/** The time complexities of an editorial's approaches, in its order; those it states in another way are left out. */
export function editorialTimes(html: string): EditorialTime[] {
  const headings = [...html.matchAll(HEADING)];
  return headings.flatMap((heading, index) => {
    const section = html.slice(heading.index, headings[index + 1]?.index);
    const time = ORDER.exec(COMPLEXITY.exec(section)?.[1] ?? '')?.[1];
    const approach = plain(heading[1] ?? '').replace(/^Approach \d+: /, '');
    return time ? [{ approach, time: plain(time) }] : [];
  });
}
