import { createHash } from 'node:crypto'

/**
 * The address of a cover without width and ending. The hash seeds the drawing, so another attempt has another drawing
 * and another address.
 */
export const coverPathOf = (productKey: string, attempt = 0): string => {
  const hash = createHash('sha256').update(`${coverEdition}/${attempt}/${productKey}`).digest('hex').slice(0, 8)
  return `/assets/covers/${productKey}-${hash}`
}

/** Must be raised when the designs change, so that browsers do not show old covers. */
const coverEdition = 2
