/** Something wrong with a content file, with its cure in `message`. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  field: string;
  message: string;
}
