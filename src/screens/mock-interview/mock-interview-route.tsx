import { useSearchParams } from 'react-router';
import { PAGES } from '#pages.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { StartPage } from './start/start-page.tsx';

const InterviewScreen = lazyPart(() => import('./interview-screen.tsx'));

export const meta = () =>
  pageMeta(
    PAGES.mockInterview.title,
    'A timed interview you run yourself: one question at a time, a clock, notes, and a rubric to grade your answers.',
  );

/** Where an interview is begun and found again; with its id in the address, the interview itself. */
export default function MockInterviewRoute() {
  const [params] = useSearchParams();
  // The prerendered page knows no query; the first render must equal it.
  const id = useHydrated() ? params.get('interview') : null;
  if (!id) return <StartPage />;
  // The key gives every interview a screen of its own.
  return <InterviewScreen key={id} id={id} fallback={<p className="p-8 text-muted">Loading…</p>} />;
}
