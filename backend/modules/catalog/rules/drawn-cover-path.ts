import { createHash } from 'node:crypto'

/**
 * The path of the cover of an imported book, without width and ending. The cover is drawn at the first request. Another
 * title or author gives another drawing, so the path depends on both.
 * @param authors their names in Hungarian
 */
export const drawnCoverPath = (productKey: string, title: string, authors: readonly string[]): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([title, authors]))
    .digest('hex')
    .slice(0, 8)
  return `/assets/drawn/${productKey}-${hash}`
}
