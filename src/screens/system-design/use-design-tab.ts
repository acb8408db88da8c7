import { useSearchParams } from 'react-router';
import { useHydrated } from '#ui/use-hydrated.ts';

/** The tabs of the System Design page, in order; the first is the default and needs no address. */
export const DESIGN_TABS = [
  { id: 'hld', label: 'High Level Design', questions: 'system-design/hld/' },
  { id: 'lld', label: 'Low Level Design', questions: 'system-design/lld/' },
  { id: 'concurrency', label: 'Concurrency', questions: 'system-design/concurrency/' },
  { id: 'ml', label: 'Machine Learning', questions: 'machine-learning/' },
] as const;
export type DesignTab = (typeof DESIGN_TABS)[number]['id'];

/** The tab held by the address as `?tab=`, and how to change it; a change lets go of the table's filters. */
export function useDesignTab(): [DesignTab, (tab: DesignTab) => void] {
  const [params, setParams] = useSearchParams();
  // The prerendered page knows no query; the first render must equal it.
  const asked = useHydrated() ? params.get('tab') : null;
  const tab = DESIGN_TABS.find(({ id }) => id === asked)?.id ?? 'hld';
  const setTab = (next: DesignTab) =>
    setParams(next === 'hld' ? {} : { tab: next }, { preventScrollReset: true });
  return [tab, setTab];
}
