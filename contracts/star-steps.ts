/** The stars of a rating. */
export const starSteps = [1, 2, 3, 4, 5] as const
