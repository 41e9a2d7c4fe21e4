/**
 * What other modules and commands use of the contents. The module reads and writes one form in four steps, each a folder
 * instead of one queries.ts: `form/` parses it, `import/` writes it, `stored/` reads the rows back as a form, and `read/`
 * answers the calls of `routes.ts`.
 */
export { readEditorialFile } from './form/read-editorial-file.ts'
export { importEditorial } from './import/import-editorial.ts'
export { fetchDocumentsFrom } from './import/read-document.ts'
export { renderPictures } from './import/render-pictures.ts'
export { countPages, storeDocuments } from './import/store-documents.ts'
export { storePictures } from './import/store-pictures.ts'
export { findConfiguredTags } from './read/find-configured-tags.ts'
export { retentionTable } from './read/retention-table.ts'
export { findContents } from './read/find-contents.ts'
export type { Change } from './rules/find-changes.ts'
export { writeStored } from './stored/write-stored.ts'
