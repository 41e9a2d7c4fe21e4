export { detachAuthor } from './detach-author.ts'
export { mergeRatings } from './merge-ratings.ts'
export { moveRatings } from './move-ratings.ts'
/** Functions for operators' commands. */
export { decideRating, findRatings } from './moderate.ts'
export { selectOrderRating as findOrderRating, selectOrderRatings as findOrderRatings } from './order-queries.ts'
