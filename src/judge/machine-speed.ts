import type { LanguageId } from './languages.ts';

/** The calibration program's milliseconds (see `calibration.ts`) on a machine like the one that the questions' limits were set on. */
const REFERENCE_MS: Partial<Record<LanguageId, number>> = { python: 52, cpp: 44 };

/** Beyond these the measurement says more about the moment than about the machine. */
const [LEAST, MOST] = [0.5, 4];

export interface MachineSpeed {
  /** How many times slower than the reference this machine is taken to be, to a tenth and within bounds. */
  factor: number;
  measuredMs: number;
  referenceMs: number;
}

/** What measurements of this machine, by language, mean for a language's limits. A language without one goes by another's. */
export function machineSpeed(
  language: LanguageId,
  measured: Partial<Record<string, number>>,
): MachineSpeed | undefined {
  const own = measured[language] === undefined ? 'python' : language;
  const measuredMs = measured[own];
  const referenceMs = REFERENCE_MS[own];
  if (!measuredMs || !referenceMs) return;
  const factor = Math.min(MOST, Math.max(LEAST, Math.round((10 * measuredMs) / referenceMs) / 10));
  return { factor, measuredMs, referenceMs };
}
