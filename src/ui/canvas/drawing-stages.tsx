import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { DiagramStage } from '#dataset/diagram.ts';
import { IconButton } from '../icon-button.tsx';

interface Props {
  stages: readonly DiagramStage[];
  /** From 0. */
  current: number;
  onChange: (stage: number) => void;
}

/** A title that asks has its mark already. */
const sentence = (title: string) => (/[.?!]$/.test(title) ? title : `${title}.`);

/** Steps through the stages in which a design grows, and says what each adds and why. */
export function DrawingStages({ stages, current, onChange }: Props) {
  const stage = stages[current];
  return (
    <div className="flex items-start gap-1 border-b pb-2">
      <IconButton
        label="Previous stage"
        icon={ChevronLeft}
        disabled={current === 0}
        onClick={() => onChange(current - 1)}
      />
      {/* Two lines at least: the picture stays where it is. */}
      <p aria-live="polite" className="min-h-14 flex-1 pt-1.5 text-sm">
        <strong className="font-medium">
          Stage {current + 1} of {stages.length}: {sentence(stage?.title ?? '')}
        </strong>{' '}
        <span className="text-muted">{stage?.says}</span>
      </p>
      <IconButton
        label="Next stage"
        icon={ChevronRight}
        disabled={current === stages.length - 1}
        onClick={() => onChange(current + 1)}
      />
    </div>
  );
}
