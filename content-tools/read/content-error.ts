/** A content file that cannot be used: says which file, which field, and what to do. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly file: string;
  readonly field: string;
  readonly reason: string;

  constructor(file: string, field: string, reason: string) {
    super(`${file}: ${field ? `${field}: ` : ''}${reason}`);
    this.file = file;
    this.field = field;
    this.reason = reason;
  }
}
