import { lazyPart } from '#ui/lazy-part.tsx';
import { Page } from '#ui/page.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { SetupForm } from './setup-form.tsx';

const History = lazyPart(() => import('./history.tsx'));

/** What a mock interview is, how one begins, and those that were. */
export function StartPage() {
  return (
    <Page>
      <h1 className="text-2xl font-semibold">Mock Interview</h1>
      <p className="mt-1 max-w-2xl text-muted">
        A timed interview you run yourself: one question at a time, a clock, notes, then a rubric to grade
        your answers. Think out loud: nobody is listening, and nothing leaves this device.
      </p>
      <SetupForm />
      {useHydrated() && <History />}
    </Page>
  );
}
