/** For operators' commands. */
export { decideRating, findRatings } from './moderate.ts'
