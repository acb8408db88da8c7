import { useCallback } from 'react';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { PageMessage } from '#ui/page-message.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { LetterEditor } from '../letter/letter-editor.tsx';
import { ResumeEditor } from './resume-editor.tsx';
import { readStep } from './steps.ts';
import { useBegun } from './use-begun.ts';
import { useResume } from './use-resume.ts';

export const meta = () =>
  pageMeta(PAGES.resume.title, 'Write a resume in five steps, import a PDF, export one.');

/** The editor of a new document (`new`) or a kept one. */
export default function EditorRoute() {
  const { id = 'new' } = useParams();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const stepParam = useHydrated() ? params.get('step') : null;
  const [begun, setBegun] = useBegun(id === 'new');
  const onKept = useCallback(
    (kept: string) => {
      setBegun(kept);
      void navigate(`${paths.resume(kept)}${window.location.search}`, {
        replace: true,
        preventScrollReset: true,
      });
    },
    [navigate, setBegun],
  );
  const found = useResume(id === 'new' ? undefined : id, onKept);
  const step = readStep(stepParam);
  const onStep = (next: number) => setParams({ step: String(next) }, { preventScrollReset: true });

  if (begun) return <Navigate to={`${paths.resume(begun)}${window.location.search}`} replace />;
  if (found.status === 'loading') return <p className="p-8 text-muted">Loading…</p>;
  if (found.status === 'missing')
    return (
      <PageMessage title="Resume not found" text="It isn’t on this device, or it was deleted.">
        <Link to={paths.resumes} className={buttonClass()}>
          All projects
        </Link>
      </PageMessage>
    );
  if (found.status === 'letter') return <LetterEditor model={found.model} />;
  return <ResumeEditor model={found.model} step={step} onStep={onStep} />;
}
