/** Groups whose names are not their words in capitals. */
const NAMES: Record<string, string> = {
  hld: 'High Level Design',
  lld: 'Low Level Design',
  'ml-system-design': 'ML System Design',
};

/** `two-pointers` → `Two Pointers`, as group names are shown. */
export function categoryLabel(group: string): string {
  return (
    NAMES[group] ??
    group
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  );
}
