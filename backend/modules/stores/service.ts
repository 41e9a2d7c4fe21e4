/** For other modules. */
export { findStores } from './find-stores.ts'
