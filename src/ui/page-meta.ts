import type { MetaDescriptor } from 'react-router';

/** Title and description of a page, for search engines and for where its address is shared; as a route's `meta` returns them. */
export function pageMeta(title: string, description: string): MetaDescriptor[] {
  const whole =
    title === 'Dryrun' ? 'Dryrun: rehearse the interview before the interview' : `${title} · Dryrun`;
  return [
    { title: whole },
    { name: 'description', content: description },
    { property: 'og:title', content: whole },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Dryrun' },
  ];
}
