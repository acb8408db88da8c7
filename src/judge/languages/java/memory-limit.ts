import { MEMORY_LIMIT_BYTES } from '#judge/program-limits.ts';

/** Gigabytes of a device from which on a program gets the whole limit: engines give a page about a quarter of them. */
const ENOUGH_GB = 4;

/** Bytes a program gets on a device with so many gigabytes of memory; browsers that don't say have enough. */
export function memoryLimitOf(deviceGb: number = ENOUGH_GB): number {
  return MEMORY_LIMIT_BYTES * Math.min(1, deviceGb / ENOUGH_GB);
}

/** Bytes a program gets here. */
export function memoryLimit(): number {
  return memoryLimitOf((globalThis.navigator as { deviceMemory?: number } | undefined)?.deviceMemory);
}

/** What is said of a program that took more; undefined where it is the usual limit, which needs no words. */
export function memoryMessage(limit: number): string | undefined {
  if (limit >= MEMORY_LIMIT_BYTES) return;
  return `used more than ${Math.round(limit / 2 ** 20)} MB of memory, which is what programs get on a device with as little memory as this one`;
}
