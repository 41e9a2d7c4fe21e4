/** Replaces the id of a page that is one shell for all ids. */
export const anyId = '-'
