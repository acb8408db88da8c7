/** Variance of the mean of so many predictions of variance 1 that correlate with each other. */
export const averagedVariance = (models: number, correlation: number): number =>
  correlation + (1 - correlation) / models;
