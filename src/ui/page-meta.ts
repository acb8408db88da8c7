import type { MetaDescriptor } from 'react-router';

/** Title and description of a page, as a route's `meta` returns them. */
export function pageMeta(title: string, description: string): MetaDescriptor[] {
  return [
    {
      title: title === 'Dryrun' ? 'Dryrun: rehearse the interview before the interview' : `${title} · Dryrun`,
    },
    { name: 'description', content: description },
  ];
}
