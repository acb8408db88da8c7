import { MEMORY_LIMIT_BYTES } from '#judge/program-limits.ts';

/** Gigabytes of a device from which on a program gets the whole limit: engines give a page about a quarter of them. */
const ENOUGH_GB = 4;

/** Bytes a program gets on a device with so many gigabytes of memory; browsers that don't say have enough. */
export function memoryLimitOf(deviceGb: number = ENOUGH_GB): number {
  return MEMORY_LIMIT_BYTES * Math.min(1, deviceGb / ENOUGH_GB);
}

const deviceGb = () => (globalThis.navigator as { deviceMemory?: number } | undefined)?.deviceMemory;

/** Bytes a program gets here. */
export const memoryLimit = (): number => memoryLimitOf(deviceGb());

/** Gigabytes of a device up to which the compiler isn't started: it takes as much itself, and the whole page would go with it. */
const TOO_LITTLE_GB = 0.5;

/** Why the compiler isn't started on a device with so many gigabytes of memory; undefined where it is. */
export function compilerRefusal(gb: number | undefined = deviceGb()): string | undefined {
  if (gb === undefined || gb > TOO_LITTLE_GB) return;
  return 'This device has too little memory for Java’s compiler, which needs about 500 MB. Use Python here, or another device for Java.';
}

const OUT_OF_MEMORY = /out of memory|memory limit/i;

/** What is said of the compiler's end: engines word differently that there is no memory left. */
export const compilerFailure = (heard: string): string =>
  OUT_OF_MEMORY.test(heard)
    ? 'There isn’t enough free memory for Java’s compiler. Close other tabs and apps, then run again.'
    : `the compiler failed: ${heard}`;

/** What is said of a program that took more; undefined where it is the usual limit, which needs no words. */
export function memoryMessage(limit: number): string | undefined {
  if (limit >= MEMORY_LIMIT_BYTES) return;
  return `used more than ${Math.round(limit / 2 ** 20)} MB of memory, which is what programs get on a device with as little memory as this one`;
}
