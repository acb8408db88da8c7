import { Link, useLocation, useMatches } from 'react-router';
import { AREAS } from '#areas.ts';
import { PAGES, pageAt } from '#pages.ts';

const titleOf = (data: unknown): string | undefined =>
  data && typeof data === 'object' && 'title' in data && typeof data.title === 'string'
    ? data.title
    : undefined;

/** The page that another one's address lies below, and that of a question's area; none where the table of pages has no name for it. */
function parentOf(pathname: string) {
  const area = AREAS.find((each) => pathname.startsWith(each.question('')));
  const to = area?.path ?? pathname.slice(0, pathname.lastIndexOf('/'));
  const page = to ? pageAt(to) : undefined;
  const name = page?.name ?? page?.title;
  return name && page?.id !== 'notFound' && page?.path !== PAGES.home.path ? { to, name } : undefined;
}

/** Where one is, in the top bar: the page and the one above it. */
export function Trail() {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const plain = pathname.replace(/(.)\/$/, '$1');
  const page = pageAt(plain);
  const here = titleOf(match?.loaderData) ?? page?.name ?? page?.title;
  const parent = parentOf(plain);
  if (!here || page?.id === 'home') return null;
  return (
    // For the eye: assistive technology has the sidebar's links and the page's heading.
    <p aria-hidden className="hidden min-w-0 items-center gap-1.5 text-sm text-muted lg:flex">
      {parent && (
        <>
          <Link to={parent.to} tabIndex={-1} className="rounded whitespace-nowrap hover:text-text">
            {parent.name}
          </Link>
          <span>/</span>
        </>
      )}
      <span className="truncate">{here}</span>
    </p>
  );
}
