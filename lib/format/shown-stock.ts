/** More than this many copies nobody needs to count. */
const countedUpTo = 50

/**
 * The copies as a product page tells them: none, their number, or plenty. The page shows it and the backend announces
 * a change exactly when it is another, so both ask here.
 */
export const shownStock = (copies: number): number | 'plenty' => (copies > countedUpTo ? 'plenty' : Math.max(0, copies))
