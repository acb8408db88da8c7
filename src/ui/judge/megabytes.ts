/** Bytes as megabytes for reading, to a tenth. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** What installing something takes: it travels compressed, so it is more on the disk. */
export const sizesText = (sizes: { downloadBytes: number; keptBytes: number }): string =>
  `${megabytes(sizes.downloadBytes)} to download, ${megabytes(sizes.keptBytes)} on disk`;
