import { useSearchParams } from 'react-router';
import { areaById } from '#areas.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

const { top, groups } = areaById('system-design');
const machineLearning = areaById('machine-learning');

/** The tabs of the System Design page, in order; the first is the default and needs no address. */
export const DESIGN_TABS = [
  ...Object.entries(groups).map(([id, label]) => ({ id, label, questions: `${top}/${id}/` })),
  { id: 'ml', label: machineLearning.label, questions: `${machineLearning.top}/` },
];

/** The tab held by the address as `?tab=`, and how to change it; a change lets go of the table's filters. */
export function useDesignTab(): [string, (tab: string) => void] {
  const [params, setParams] = useSearchParams();
  // The prerendered page knows no query; the first render must equal it.
  const asked = useHydrated() ? params.get('tab') : null;
  const tab = DESIGN_TABS.find(({ id }) => id === asked)?.id ?? 'hld';
  const setTab = (next: string) =>
    setParams(next === 'hld' ? {} : { tab: next }, { preventScrollReset: true });
  return [tab, setTab];
}
