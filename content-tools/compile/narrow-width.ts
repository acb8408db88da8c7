/** A drawing of so many units shows its texts at 11 pixels on a phone without scrolling. */
export const NARROW = 375;
