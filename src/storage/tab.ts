/** Tells this tab's own writes from another's. */
export const TAB = Math.random().toString(36).slice(2);
