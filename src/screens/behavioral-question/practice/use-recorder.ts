import { useCallback, useEffect, useRef, useState } from 'react';
import { recordings } from '#storage/answer-records.ts';

/** Why there is no recording. */
export type RecorderProblem = 'unsupported' | 'refused' | 'no-microphone' | 'busy' | 'failed';

const PROBLEMS: Record<string, RecorderProblem> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'no-microphone',
  NotReadableError: 'busy',
};

export interface RecorderModel {
  state: 'idle' | 'starting' | 'recording';
  /** Seconds since recording began. */
  seconds: number;
  problem?: RecorderProblem;
  start: () => Promise<void>;
  stop: () => void;
}

const supported = () =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined;

/**
 * Records the microphone with the browser's own recorder and keeps the sound in the browser's storage.
 * Leaving the page ends a recording in progress and keeps it.
 */
export function useRecorder(questionId: string): RecorderModel {
  const [state, setState] = useState<RecorderModel['state']>('idle');
  const [seconds, setSeconds] = useState(0);
  const [problem, setProblem] = useState<RecorderProblem>();
  const recorder = useRef<MediaRecorder>(undefined);
  const gone = useRef(false);

  const stop = useCallback(() => {
    if (recorder.current?.state === 'recording') recorder.current.stop();
  }, []);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      stop();
    };
  }, [stop]);

  useEffect(() => {
    if (state !== 'recording') return;
    const began = Date.now();
    const timer = setInterval(() => setSeconds((Date.now() - began) / 1000), 250);
    return () => clearInterval(timer);
  }, [state]);

  const start = async () => {
    setProblem(undefined);
    if (!supported()) return setProblem('unsupported');
    setState('starting');
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const release = () => {
        for (const track of stream.getTracks()) track.stop();
      };
      if (gone.current) return release();
      recorder.current = record(stream, questionId, () => {
        release();
        setState('idle');
      });
      setSeconds(0);
      setState('recording');
    } catch (error) {
      setProblem(PROBLEMS[error instanceof Error ? error.name : ''] ?? 'failed');
      setState('idle');
    }
  };
  return { state, seconds, problem, start, stop };
}

/** Starts a recorder that keeps what it heard when it stops. */
function record(stream: MediaStream, questionId: string, onEnd: () => void): MediaRecorder {
  const recorder = new MediaRecorder(stream);
  const chunks: Blob[] = [];
  const began = Date.now();
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  recorder.onstop = () => {
    onEnd();
    const at = Date.now();
    const sound = new Blob(chunks, { type: recorder.mimeType });
    if (sound.size === 0) return;
    void recordings.put({ id: crypto.randomUUID(), questionId, sound, seconds: (at - began) / 1000, at });
  };
  recorder.start();
  return recorder;
}
