/** What a load is estimated from. Sizes are in kilobytes of 1,000 bytes. */
export interface Load {
  usersPerDay: number;
  requestsPerUser: number;
  /** Of all requests, in percent; the others read. */
  writeShare: number;
  kilobytesWritten: number;
  kilobytesRead: number;
  /** How much busier the busiest time is than the average. */
  peakFactor: number;
  yearsKept: number;
  copies: number;
}

/** The derived figures: requests, bytes and bits per second. */
export interface Estimate {
  requests: number;
  peakRequests: number;
  reads: number;
  writes: number;
  bytesPerDay: number;
  bytesKept: number;
  /** Bits a second at the busiest time, into the system and out of it. */
  peakIn: number;
  peakOut: number;
}

const SECONDS_PER_DAY = 86_400;
const DAYS_PER_YEAR = 365;
const BYTES_PER_KILOBYTE = 1000;
const BITS_PER_BYTE = 8;

/** The usual arithmetic of an estimate on paper. */
export function estimate(load: Load): Estimate {
  const requests = (load.usersPerDay * load.requestsPerUser) / SECONDS_PER_DAY;
  const writes = (requests * load.writeShare) / 100;
  const reads = requests - writes;
  const bytesPerDay = writes * SECONDS_PER_DAY * load.kilobytesWritten * BYTES_PER_KILOBYTE;
  const bits = (perSecond: number, kilobytes: number) =>
    perSecond * kilobytes * BYTES_PER_KILOBYTE * BITS_PER_BYTE * load.peakFactor;
  return {
    requests,
    peakRequests: requests * load.peakFactor,
    reads,
    writes,
    bytesPerDay,
    bytesKept: bytesPerDay * DAYS_PER_YEAR * load.yearsKept * load.copies,
    peakIn: bits(writes, load.kilobytesWritten),
    peakOut: bits(reads, load.kilobytesRead),
  };
}

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

function withPrefix(value: number, units: readonly string[]): string {
  let [rest, at] = [value, 0];
  // 999.6 would be shown as 1,000: the next unit is due before that.
  while (rest >= 999.5 && at < units.length - 1) {
    rest /= 1000;
    at += 1;
  }
  return `${number.format(rest)} ${units[at]}`;
}

export const showBytes = (bytes: number): string =>
  withPrefix(bytes, ['B', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB']);
export const showBits = (bits: number): string =>
  withPrefix(bits, ['bit/s', 'kbit/s', 'Mbit/s', 'Gbit/s', 'Tbit/s']);
/** Three digits are as exact as an estimate gets. */
export const showRate = (perSecond: number): string => `${number.format(perSecond)} /s`;
