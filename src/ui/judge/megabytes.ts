/** Bytes as megabytes for reading, to a tenth. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
