import type { Area } from '#areas.ts';
import { ICONS } from './icons.ts';

/** An area's icon on a ground of its color. */
export function AreaMark({ area, className = '' }: { area: Area; className?: string }) {
  const Icon = ICONS[area.icon];
  return (
    <span
      aria-hidden
      data-hue={area.hue}
      className={`grid size-7 shrink-0 place-items-center rounded-md bg-(--hue-ground) text-(--hue) ${className}`}
    >
      <Icon size={16} strokeWidth={1.75} />
    </span>
  );
}
