export { describeReading } from './describe-reading.ts'
export type { Hit } from './port.ts'
export { type Opened, openSearch, readQuery } from './read-query.ts'
export { insertProducts, writeSearchIndex } from './write-search-index.ts'
