import { PAPER_THEMES, type Paper, type PaperTheme } from '#dataset/paper.ts';

/** Papers of a theme (all when empty) in which every word of the search occurs, grouped in the themes' order. */
export function filterPapers(
  papers: readonly Paper[],
  theme: string,
  search: string,
): { theme: PaperTheme; papers: Paper[] }[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (paper: Paper) => {
    const { title, authors, venue, year, identifier, why } = paper;
    const text = [title, ...authors, venue, year, identifier.value, PAPER_THEMES[paper.theme], why]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return (Object.keys(PAPER_THEMES) as PaperTheme[])
    .filter((id) => !theme || id === theme)
    .map((id) => ({ theme: id, papers: papers.filter((paper) => paper.theme === id && matches(paper)) }))
    .filter((group) => group.papers.length > 0);
}
