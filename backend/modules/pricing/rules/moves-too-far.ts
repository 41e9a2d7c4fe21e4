/**
 * Whether a price changes by more than the factor, up or down. From 0 every price is far, and nothing says how far: a
 * book that was free is not held, and one that becomes free is.
 * @param factor 0 lets all pass
 */
export const movesTooFar = (before: number, after: number, factor: number): boolean =>
  factor > 0 && before > 0 && (after > before * factor || before > after * factor)
