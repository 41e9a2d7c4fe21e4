/** Above this number the exact stock is not shown. */
const countedUpTo = 50

/**
 * The stock that the page of a product shows: zero, a number, or plenty. The backend announces a change of stock only
 * when this value changes, so page and backend share this function.
 */
export const shownStock = (copies: number): number | 'plenty' => (copies > countedUpTo ? 'plenty' : Math.max(0, copies))
