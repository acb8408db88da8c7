import type { Language } from './language.ts';

/** Beyond these the measurement says more about the moment than about the machine. */
const [LEAST, MOST] = [0.5, 4];

export interface MachineSpeed {
  /** How many times slower than the reference this machine is taken to be, to a tenth and within bounds. */
  factor: number;
  measuredMs: number;
  referenceMs: number;
}

type Measurable = Pick<Language, 'id' | 'calibration'>;

/**
 * What measurements of this machine, by language id, mean for a language's limits. A language without one goes by the first of
 * `others` that has one.
 */
export function machineSpeed(
  language: Measurable,
  measured: Partial<Record<string, number>>,
  others: readonly Measurable[] = [],
): MachineSpeed | undefined {
  const known = [language, ...others].find(
    ({ id, calibration }) => calibration && measured[id] !== undefined,
  );
  const measuredMs = known && measured[known.id];
  const referenceMs = known?.calibration?.referenceMs;
  if (!measuredMs || !referenceMs) return;
  const factor = Math.min(MOST, Math.max(LEAST, Math.round((10 * measuredMs) / referenceMs) / 10));
  return { factor, measuredMs, referenceMs };
}
