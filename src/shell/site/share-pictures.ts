import { byArea } from '#areas.ts';
import type { SharePicture } from '#page.ts';
import { pageAt } from '#pages.ts';

/** What a picture says that stands beside a shared address, by its name in `public/og/`; `scripts/og-pictures.ts` draws them. */
export const SHARE_PICTURES: Readonly<Record<SharePicture, { title: string; text: string }>> = {
  home: { title: 'Rehearse the interview before the interview', text: 'Free, private, offline.' },
  ...byArea(({ share }) => share),
  courses: { title: 'Lessons', text: 'With drawings, numbers and trade-offs.' },
  resumes: { title: 'Resumes', text: 'Written, read and printed on your own device.' },
  lists: { title: 'Curated lists', text: 'The questions that cover the patterns.' },
};

/** The picture for the page at `path`. */
export const sharePictureOf = (path: string): SharePicture => pageAt(path)?.share ?? 'home';
