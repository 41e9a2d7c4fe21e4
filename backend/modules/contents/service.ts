/**
 * What other modules use of the contents. The module reads and writes one form in four steps, each a folder instead of
 * one queries.ts: `form/` parses it, `import/` writes it, `stored/` reads the rows back as a form, and `read/` answers
 * the calls of `routes.ts`. Commands use `editing.ts`.
 */
export { findConfiguredTags } from './read/find-configured-tags.ts'
export { retentionTable } from './read/retention-table.ts'
export { findContents } from './read/find-contents.ts'
