import type { ThingId } from '#dataset/things.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

/** The things to try, each loaded when it is opened. */
export const PARTS: Record<ThingId, ReturnType<typeof lazyPart<object>>> = {
  'bullet-check': lazyPart(() => import('./bullet-check.tsx')),
  'page-fit': lazyPart(() => import('./page-fit.tsx')),
  'keyword-check': lazyPart(() => import('./keyword-check.tsx')),
  'star-timer': lazyPart(() => import('./star-timer.tsx')),
  'answer-meter': lazyPart(() => import('./answer-meter.tsx')),
  'story-matrix': lazyPart(() => import('./story-matrix.tsx')),
  'sample-size': lazyPart(() => import('./sample-size.tsx')),
  permutation: lazyPart(() => import('./permutation.tsx')),
  peeking: lazyPart(() => import('./peeking.tsx')),
  'sample-ratio': lazyPart(() => import('./sample-ratio.tsx')),
  'mixed-segments': lazyPart(() => import('./mixed-segments.tsx')),
  spending: lazyPart(() => import('./spending.tsx')),
  cuped: lazyPart(() => import('./cuped.tsx')),
  novelty: lazyPart(() => import('./novelty.tsx')),
  multiple: lazyPart(() => import('./multiple.tsx')),
  coverage: lazyPart(() => import('./coverage.tsx')),
  bootstrap: lazyPart(() => import('./bootstrap.tsx')),
  'ratio-error': lazyPart(() => import('./ratio-error.tsx')),
  interference: lazyPart(() => import('./interference.tsx')),
  switchback: lazyPart(() => import('./switchback.tsx')),
  bandit: lazyPart(() => import('./bandit.tsx')),
  did: lazyPart(() => import('./did.tsx')),
  winsorize: lazyPart(() => import('./winsorize.tsx')),
  dilution: lazyPart(() => import('./dilution.tsx')),
  detectable: lazyPart(() => import('./detectable.tsx')),
  posterior: lazyPart(() => import('./posterior.tsx')),
  'exchange-rate': lazyPart(() => import('./exchange-rate.tsx')),
  'mean-regression': lazyPart(() => import('./mean-regression.tsx')),
};
