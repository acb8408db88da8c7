import { Mic, Square } from 'lucide-react';
import { useRef } from 'react';
import type { StarAnswer } from '#dataset/answer-question.ts';
import { recordings } from '#storage/answer-records.ts';
import { newestFirst } from '#storage/newest-first.ts';
import { useRecords } from '#storage/use-records.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFocusRecovery } from '#ui/focus-recovery.ts';
import { composeAnswer, formatSeconds, measure } from '#ui/star/speaking-time.ts';
import { RecordingItem } from './recording-item.tsx';
import { type RecorderProblem, useRecorder } from './use-recorder.ts';

const MESSAGES: Record<RecorderProblem, string> = {
  unsupported: 'This browser can’t record audio. You can still practice out loud with a timer.',
  refused: 'Microphone access is blocked. Allow it in your browser’s site settings and try again.',
  'no-microphone': 'No microphone found. Connect one and try again.',
  busy: 'Another app is using the microphone. Close it and try again.',
  failed: 'Couldn’t start recording. Try again.',
};

/** Saying the answer aloud, recorded and played back on the device alone. */
export function Practice({ questionId, answer }: { questionId: string; answer: StarAnswer }) {
  const recorder = useRecorder(questionId);
  const record = useRef<HTMLButtonElement>(null);
  const deletion = useFocusRecovery(record);
  const list = useRecords(recordings, newestFirst, { field: 'questionId', equals: questionId });
  const recording = recorder.state === 'recording';
  const text = composeAnswer(answer);
  return (
    <>
      <p className="mb-4 text-sm text-muted">
        Answer as you would in the interview, then listen back. Recordings stay on this device.
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          ref={record}
          variant={recording ? 'danger' : 'primary'}
          disabled={recorder.state === 'starting'}
          onClick={() => (recording ? recorder.stop() : void recorder.start())}
        >
          {recording ? <Square size={14} aria-hidden /> : <Mic size={15} aria-hidden />}
          {recording ? 'Stop' : 'Record'}
        </Button>
        {recording && (
          <span className="inline-flex items-center gap-2 tabular-nums">
            <span className="size-2 animate-pulse rounded-full bg-hard" aria-hidden />
            <span role="timer">{formatSeconds(recorder.seconds)}</span>
          </span>
        )}
        {text && (
          <span className="text-sm text-muted tabular-nums">
            Your written answer takes about {formatSeconds(measure(answer).total.seconds)}.
          </span>
        )}
      </div>
      {recorder.problem && (
        <p role="alert" className="mt-4 rounded-md border bg-hard-soft px-3.5 py-2.5 text-sm">
          {MESSAGES[recorder.problem]}
        </p>
      )}
      {text && (
        <details className="mt-5 rounded-md border bg-surface">
          <summary className="px-3.5 py-2 text-sm text-muted hover:text-text">My written answer</summary>
          <div className="px-3.5 pb-3.5 text-base leading-relaxed break-words whitespace-pre-wrap">
            {text}
          </div>
        </details>
      )}
      {list && list.length > 0 ? (
        <ul aria-label="Recordings" className="mt-5 rounded-lg border bg-surface">
          {list.map((item) => (
            <RecordingItem key={item.id} recording={item} deleteRef={deletion} />
          ))}
        </ul>
      ) : (
        <div className="mt-5">
          <EmptyState framed>
            {list ? 'No recordings yet. Record your answer above, listen back, and try again.' : 'Loading…'}
          </EmptyState>
        </div>
      )}
    </>
  );
}
