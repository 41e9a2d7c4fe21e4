export { listVariants } from './list-variants.ts'
export { findCollectionBooks, listCollection } from './list-collection.ts'
export { suggestBooks } from './suggest-books.ts'
