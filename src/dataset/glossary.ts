/** A term of the field, as the glossary's page shows it. */
export interface GlossaryEntry {
  /** Its anchor on the page. */
  id: string;
  term: string;
  /** Inline HTML. */
  meaning: string;
  /** The page that uses it most. */
  usedIn?: { title: string; to: string } | undefined;
}

/** The terms of one area: "System design". */
export interface GlossaryArea {
  title: string;
  entries: GlossaryEntry[];
}
