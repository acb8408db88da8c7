import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { ChatMockup } from './chat-mockup.tsx';

const TourOffer = lazyPart(() => import('./tour-offer.tsx'));

export function Hero() {
  return (
    <section className="grid items-center gap-10 py-6 lg:grid-cols-[1.1fr_1fr] lg:gap-14 lg:py-12">
      <div>
        <h1 className="text-3xl leading-[1.12] font-semibold tracking-[-0.025em]">
          Master system design, behavior and data interviews
        </h1>
        <p className="mt-5 max-w-md text-lg text-muted">
          Rehearse the interview before the interview: code judged against real tests, designs you draw,
          stories you tell out loud. It all runs on your own machine and stays there.
        </p>
        <div className="mt-8 flex flex-wrap gap-2.5">
          <Link to={paths.dsa} className={buttonClass({ variant: 'primary', size: 'lg' })}>
            Get Started
          </Link>
          <Link to={paths.question('dsa/arrays/two-sum')} className={buttonClass({ size: 'lg' })}>
            Try a Question
          </Link>
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
