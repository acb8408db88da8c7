import { useLocation } from 'react-router';
import { siteTags } from './site-tags.ts';

/** Set by the build from `DRYRUN_SITE`. */
const SITE: string | undefined = import.meta.env.DRYRUN_SITE;

/** The page's full address and its picture, for search engines and for where it is shared; nothing where the site's address is not known. */
export function SiteHead() {
  const { pathname } = useLocation();
  if (!SITE) return null;
  const { canonical, meta } = siteTags(SITE, pathname);
  return (
    <>
      <link rel="canonical" href={canonical} />
      {Object.entries(meta).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
    </>
  );
}
