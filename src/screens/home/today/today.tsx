import { StepList } from '#ui/plan/step-list.tsx';
import { HeatMap } from './heat-map.tsx';
import { ProgressCharts } from './progress-charts.tsx';
import { SampleNote } from './sample-note.tsx';
import { TodayFrame, TodayLoading } from './today-frame.tsx';
import { AllDone, UpNext } from './up-next.tsx';
import { useToday } from './use-today.ts';
import { Week } from './week.tsx';

/** Where somebody who comes back begins: what to do now, what else today, and how it is going. */
export default function Today() {
  const model = useToday();
  if (!model) return <TodayLoading />;
  const { rows, goal, times, topics, off, hasSamples } = model;
  const [first, ...rest] = rows;
  const isOpen = first !== undefined && !first.done;
  const listed = isOpen ? rest : rows;
  const now = Date.now();
  return (
    <>
      <TodayFrame now={now} note={hasSamples && <SampleNote />}>
        <div className="grid lg:grid-cols-[1fr_17rem]">
          <div>
            {isOpen ? <UpNext row={first} /> : <AllDone off={off} rows={rows} />}
            {listed.length > 0 && <StepList rows={listed} className="border-t" />}
          </div>
          <Week times={times} goal={goal} now={now} />
        </div>
        {times.length > 0 && <HeatMap times={times} />}
      </TodayFrame>
      {times.length > 0 && <ProgressCharts topics={topics} times={times} now={now} />}
    </>
  );
}
