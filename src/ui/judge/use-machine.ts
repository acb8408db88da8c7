import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '#judge/language.ts';
import { LANGUAGES } from '#judge/languages.ts';
import { type MachineSpeed, machineSpeed } from '#judge/machine-speed.ts';
import { machineTimes, usePreference } from '#storage/settings.ts';
import type { Runtime } from './use-runtime.ts';

export interface MachineModel {
  /** Undefined until it was measured. */
  speed?: MachineSpeed;
  /** What limits are multiplied by. */
  factor: number;
  measuring: boolean;
  measure: () => void;
}

/** How fast this machine is, measured once the language's runtime has first started, and kept. */
export function useMachine(language: Language, runtime: Runtime): MachineModel {
  const [times, setTimes, loaded] = usePreference(machineTimes);
  const [measuring, setMeasuring] = useState(false);
  const attempted = useRef<Language>(undefined);

  const measure = useCallback(async () => {
    setMeasuring(true);
    const ms = await runtime.measure();
    if (ms !== undefined) setTimes({ ...times, [language.id]: ms });
    setMeasuring(false);
  }, [runtime.measure, setTimes, times, language]);

  const due = loaded && runtime.state.kind === 'ready' && times[language.id] === undefined;
  useEffect(() => {
    // One that failed is tried again on the next visit, or on request.
    if (!due || attempted.current === language) return;
    attempted.current = language;
    void measure();
  }, [due, language, measure]);

  const speed = machineSpeed(language, times, LANGUAGES);
  return { speed, factor: speed?.factor ?? 1, measuring, measure: () => void measure() };
}
