import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Installation } from '#judge/browser/install.ts';
import { createSession, type JudgeSession, type SessionState } from '#judge/browser/session.ts';
import type { Language } from '#judge/language.ts';

export interface Runtime {
  state: SessionState;
  installed: boolean;
  /** What was found in this browser; undefined until it was looked for. */
  found?: Installation;
  install: () => void;
  /** Takes the runtime out of this browser. */
  remove: () => void;
  /** Starts the runtime if it is installed, so that the first run does not wait for it. */
  warm: () => void;
  /** Milliseconds of the calibration program; undefined when it could not be run. */
  measure: () => Promise<number | undefined>;
  /** Ends an install or a run in progress. */
  stop: () => void;
  session: () => JudgeSession;
}

const ABSENT: SessionState = { kind: 'absent' };
const nothing = () => () => {};
const absent = () => ABSENT;

/** The judge's session of one language for as long as the page shows that language. */
export function useRuntime(language: Language): Runtime {
  const [session, setSession] = useState<JudgeSession>();
  // What is pressed between an effect and the render that it asks for is meant for the session that is there by then.
  const latest = useRef<JudgeSession>(undefined);
  useEffect(() => {
    const created = createSession(language);
    latest.current = created;
    setSession(created);
    return () => created.dispose();
  }, [language]);

  const current = session?.language === language ? session : undefined;
  const state = useSyncExternalStore(current?.subscribe ?? nothing, current?.state ?? absent, absent);

  // A failure keeps what was known before it: an install that failed is absent, a start that failed is not.
  const known = useRef(false);
  if (state.kind !== 'failed') known.current = state.kind !== 'absent' && state.kind !== 'installing';

  const measure = useCallback(async () => current?.measure(), [current]);

  return {
    state,
    installed: known.current,
    found: current?.found(),
    // The session's state tells of progress, failure and cancel.
    install: () => void latest.current?.install(),
    remove: () => void current?.uninstall(),
    warm: () => void current?.warm(),
    measure,
    stop: () => current?.stop(),
    session: () => {
      if (!latest.current) throw new Error('The judge isn’t ready yet. Try again in a moment.');
      return latest.current;
    },
  };
}
