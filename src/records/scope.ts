import type { Fields } from './row.ts';

/** A part of a table that can be asked for: one record, those of one indexed value, or all. */
export type Scope = { id: string } | { field: string; equals: string } | 'all';

/** The same text for the same scope. */
export const scopeKey = (scope: Scope): string =>
  scope === 'all' ? '*' : 'id' in scope ? `=${scope.id}` : `${scope.field}=${scope.equals}`;

export const inScope = (scope: Scope, id: string, fields: Fields): boolean => {
  if (scope === 'all') return true;
  return 'id' in scope ? scope.id === id : fields[scope.field] === scope.equals;
};
