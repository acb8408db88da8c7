/** What one version brought its users. */
export interface Release {
  title: string;
  /** A list, made from our own Markdown. */
  html: string;
}
