import type { Stamp } from './clock.ts';

const SHAPE = /^[0-9a-z]{13}[\w-]{1,40}$/;

/** Whether a value from outside is a stamp. */
export const isStamp = (value: unknown): value is Stamp => typeof value === 'string' && SHAPE.test(value);
