import { useEffect, useRef, useState } from 'react';
import { STAR_PARTS } from '#dataset/answer-question.ts';
import { Button } from '#ui/button.tsx';
import { formatSeconds, USUAL_LENGTH, USUAL_SHARES } from '#ui/star/speaking-time.ts';
import { lapsOf } from './laps.ts';

const TICK_MS = 250;
const named = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);

/** What the length of an answer means to a listener. */
function lengthAdvice(seconds: number): string {
  if (seconds < USUAL_LENGTH.least) return 'Short. Is there enough to write down?';
  if (seconds > USUAL_LENGTH.most) return 'Long. Cut the part that took most of it.';
  return 'Easy to follow.';
}

/** A clock for an answer told out loud, part by part. */
export default function StarTimer() {
  const [marks, setMarks] = useState<number[]>([]);
  const [now, setNow] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const done = marks.length > STAR_PARTS.length;
  const running = marks.length > 0 && !done;
  const started = marks[0] ?? now;
  const seconds = ((done ? (marks.at(-1) ?? 0) : now) - started) / 1000;
  const part = STAR_PARTS[marks.length - 1];
  const following = STAR_PARTS[marks.length];
  useEffect(() => {
    if (!running) return;
    const clock = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(clock);
  }, [running]);
  const mark = () => {
    const time = performance.now();
    setNow(time);
    setMarks((before) => [...before, time]);
  };
  return (
    <>
      <p className="text-3xl font-semibold tabular-nums" role="timer">
        {formatSeconds(Math.max(0, seconds))}
      </p>
      <p className="mt-1 text-sm text-muted" role="status">
        {running &&
          part &&
          `Now: ${named(part)}, usually ${USUAL_SHARES[part].least} to ${USUAL_SHARES[part].most}%`}
        {done && lengthAdvice(seconds)}
        {!running && !done && 'Tell one story out loud. Press the button when you go on to the next part.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {!done && (
          <Button ref={next} variant="primary" onClick={mark}>
            {!running ? 'Start with the situation' : following ? `Next: ${named(following)}` : 'Finish'}
          </Button>
        )}
        {marks.length > 0 && (
          <Button
            onClick={() => {
              setMarks([]);
              setNow(0);
            }}
          >
            Start over
          </Button>
        )}
      </div>
      {marks.length > 1 && (
        <div className="table-scroll mt-4 overflow-x-auto">
          <table className="w-full text-left text-sm tabular-nums">
            <thead>
              <tr className="text-muted">
                <th className="py-1 pr-4 font-medium">Part</th>
                <th className="py-1 pr-4 font-medium">Time</th>
                <th className="py-1 font-medium">{done ? 'Share' : ''}</th>
              </tr>
            </thead>
            <tbody>
              {lapsOf(marks).map((lap) => (
                <tr key={lap.part} className="border-t">
                  <th scope="row" className="py-1.5 pr-4 font-medium">
                    {named(lap.part)}
                  </th>
                  <td className="py-1.5 pr-4">{formatSeconds(lap.seconds)}</td>
                  <td className="py-1.5">
                    {done && `${lap.share}%`}
                    {done && lap.advice && <span className="text-medium">, {lap.advice}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
