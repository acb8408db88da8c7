/** How a pipeline is brought into view as a whole: never larger than it is. */
export const FIT = { maxZoom: 1, padding: 0.08 };
