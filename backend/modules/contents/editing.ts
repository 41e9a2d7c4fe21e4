/** How commands and the seed write contents. A backend starts without this code: it parses files and draws pictures. */
export { readEditorialFile } from './form/read-editorial-file.ts'
export { importEditorial } from './import/import-editorial.ts'
export { fetchDocumentsFrom } from './import/read-document.ts'
export { renderPictures } from './import/render-pictures.ts'
export { countPages, storeDocuments } from './import/store-documents.ts'
export { storePictures } from './import/store-pictures.ts'
export type { Change } from './rules/find-changes.ts'
export { writeStored } from './stored/write-stored.ts'
