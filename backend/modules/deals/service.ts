export { findTargets, UnknownTarget } from './find-targets.ts'
export { dealsSql, holdsAt, namesVariant } from './queries.ts'
export { writeDeals } from './write-deals.ts'
