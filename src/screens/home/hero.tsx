import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { ChatMockup } from './chat-mockup.tsx';

const TourOffer = lazyPart(() => import('./tour-offer.tsx'));

const TITLE = 'Master system design, behavior and data interviews';

function Actions({ size }: { size: 'sm' | 'lg' }) {
  return (
    <div className="flex flex-wrap gap-2.5">
      <Link
        to={paths.dsa}
        className={buttonClass({ variant: size === 'lg' ? 'primary' : 'secondary', size })}
      >
        Get Started
      </Link>
      <Link to={paths.question('dsa/arrays/two-sum')} className={buttonClass({ size })}>
        Try a Question
      </Link>
    </div>
  );
}

/** For those who come back: what they have read before takes one line. */
export function ShortHero() {
  return (
    <section className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="text-xl font-semibold">{TITLE}</h1>
      <Actions size="sm" />
    </section>
  );
}

export function Hero() {
  return (
    <section className="grid items-center gap-10 py-6 lg:grid-cols-[1.1fr_1fr] lg:gap-14 lg:py-12">
      <div>
        <h1 className="text-3xl leading-[1.12] font-semibold tracking-[-0.025em]">{TITLE}</h1>
        <p className="mt-5 max-w-md text-lg text-muted">
          Rehearse the interview before the interview: code judged against real tests, designs you draw,
          stories you tell out loud. It all runs on your own machine and stays there.
        </p>
        <div className="mt-8">
          <Actions size="lg" />
        </div>
        {/* Its room is there from the start, so that nothing moves when it comes. */}
        <div className="mt-4 h-8">
          {/* Only an offer: where it cannot come nobody misses it. */}
          {useHydrated() && <TourOffer failed={() => null} />}
        </div>
      </div>
      <ChatMockup />
    </section>
  );
}
