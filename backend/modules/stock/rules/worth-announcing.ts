/** Below this the product page counts the copies, so every change of it shows. */
export const fewCopies = 5

/** Whether visitors would see the difference: availability flips, or the few copies left have changed. */
export const isWorthAnnouncing = (before: number, after: number): boolean =>
  before !== after && (before > 0 !== after > 0 || Math.min(before, after) < fewCopies)
