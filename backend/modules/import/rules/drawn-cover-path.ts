import { createHash } from 'node:crypto'
import type { About } from '../trade-record.ts'

/**
 * Where the cover of an imported book will be, without width and ending: it is drawn when somebody first asks for it.
 * Another title or author gives another drawing, so the address is of what stands on it.
 */
export const drawnCoverPath = (productKey: string, { title, contributors }: About): string => {
  const names = contributors.filter(({ role }) => role === 'author').map(({ name }) => name.hu)
  const hash = createHash('sha256').update(JSON.stringify([title, names])).digest('hex').slice(0, 8)
  return `/assets/drawn/${productKey}-${hash}`
}
