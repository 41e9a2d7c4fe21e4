import { createHash } from 'node:crypto'

const views = ['back', 'inside'] as const
/** A drawing of a book other than its cover. */
export type View = (typeof views)[number]

/** Must be raised when the drawings change, so that browsers do not show old ones. */
const edition = 2

/** The address of the picture without width and ending. */
export const viewPathOf = (productKey: string, view: View): string => {
  const hash = createHash('sha256').update(`${edition}/${view}/${productKey}`).digest('hex').slice(0, 8)
  return `/assets/views/${productKey}-${view}-${hash}`
}

/** The view of an address; undefined if the address belongs to no view. */
export const readViewPath = (path: string): { key: string; view: View } | undefined => {
  const [, key, view] = /^\/assets\/views\/([a-z0-9-]+)-(back|inside)-[0-9a-f]{8}$/.exec(path) ?? []
  const known = views.find((one) => one === view)
  return key && known ? { key, view: known } : undefined
}
