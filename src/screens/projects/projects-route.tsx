import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { PageMessage } from '#ui/page-message.tsx';
import { pageMeta } from '#ui/page-meta.ts';

export const meta = () => pageMeta(PAGES.projects.title, 'Your projects are your resumes.');

/** Leads on to the resumes. A static host cannot redirect, so the page does once it is alive. */
export default function ProjectsRoute() {
  const navigate = useNavigate();
  useEffect(() => void navigate(paths.resumes, { replace: true }), [navigate]);
  return (
    <PageMessage title="Projects" text="Your projects are your resumes. Taking you there…">
      <Link to={paths.resumes} className={buttonClass()}>
        Go to the resumes
      </Link>
    </PageMessage>
  );
}
