import { canonicalPath } from '#shell/site/site-tags.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** The pages at `paths` for search engines, each once (sitemaps.org). */
export function sitemap(site: string, paths: readonly string[]): string {
  const urls = paths
    .filter((path) => canonicalPath(path) === path)
    .map((path) => `  <url><loc>${escapeXml(`${site}${path}`)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** Everything may be read; the sitemap is named where the site's address is known, as it has to be named in full. */
export const robots = (site: string | undefined): string =>
  ['User-agent: *', 'Allow: /', ...(site ? ['', `Sitemap: ${site}/sitemap.xml`] : []), ''].join('\n');

/** The page that stands in for any address, without what it was told of the one it was made at. */
export const withoutAddress = (html: string): string =>
  html.replace(/<link rel="canonical"[^>]*>|<meta property="(og|twitter):[^>]*>/g, '');
