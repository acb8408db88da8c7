import { pageAt } from '#pages.ts';
import { SHARE_PICTURES, sharePictureOf } from './share-pictures.ts';

/** The one address under which search engines are to know a page. */
export function canonicalPath(path: string): string {
  const plain = path.replace(/(.)\/$/, '$1');
  return pageAt(plain)?.sameAs ?? plain;
}

/** Pixels of every picture. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

interface SiteTags {
  canonical: string;
  /** By property. */
  meta: Readonly<Record<string, string>>;
}

/**
 * What can be said of a page only where it is known at which address the site stands.
 * @param site its origin, such as `https://dryrun.example`
 * @param path of the page
 */
export function siteTags(site: string, path: string): SiteTags {
  const canonical = `${site}${canonicalPath(path)}`;
  const picture = sharePictureOf(path);
  const { title, text } = SHARE_PICTURES[picture];
  return {
    canonical,
    meta: {
      'og:url': canonical,
      'og:image': `${site}/og/${picture}.png`,
      'og:image:width': String(PICTURE_SIZE.width),
      'og:image:height': String(PICTURE_SIZE.height),
      'og:image:alt': `Dryrun. ${title}. ${text}`,
      'twitter:card': 'summary_large_image',
    },
  };
}
