import { createHash } from 'node:crypto'

/**
 * Where the cover of an imported book will be, without width and ending: it is drawn when somebody first asks for it.
 * Another title or author gives another drawing, so the address is of what stands on it.
 * @param authors as they are called in Hungarian
 */
export const drawnCoverPath = (productKey: string, title: string, authors: readonly string[]): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([title, authors]))
    .digest('hex')
    .slice(0, 8)
  return `/assets/drawn/${productKey}-${hash}`
}
