import { createHash } from 'node:crypto'

const views = ['back', 'inside'] as const
/** A picture of a book beyond its cover that we draw ourselves. */
export type View = (typeof views)[number]

/** Raise it when the drawings change, so that no browser keeps an old one. */
const edition = 2

/** The picture's address without width and ending. */
export const viewPathOf = (productKey: string, view: View): string => {
  const hash = createHash('sha256').update(`${edition}/${view}/${productKey}`).digest('hex').slice(0, 8)
  return `/assets/views/${productKey}-${view}-${hash}`
}

/** The other way round; undefined where the address is of no view. */
export const readViewPath = (path: string): { key: string; view: View } | undefined => {
  const [, key, view] = /^\/assets\/views\/([a-z0-9-]+)-(back|inside)-[0-9a-f]{8}$/.exec(path) ?? []
  const known = views.find((one) => one === view)
  return key && known ? { key, view: known } : undefined
}
