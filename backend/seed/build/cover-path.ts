import { createHash } from 'node:crypto'

/**
 * A cover's address without width and ending. The hash is the drawing's, whose look depends on it: another attempt looks
 * otherwise and has another address.
 */
export const coverPathOf = (productKey: string, attempt = 0): string => {
  const hash = createHash('sha256').update(`${coverEdition}/${attempt}/${productKey}`).digest('hex').slice(0, 8)
  return `/assets/covers/${productKey}-${hash}`
}

/** Raise it when the designs change, so that no browser keeps an old cover. */
const coverEdition = 2
