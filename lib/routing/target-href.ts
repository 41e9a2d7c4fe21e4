import type { Target } from '#contracts/banners.ts'
import type { Href } from './href.ts'

const pathnames = {
  category: '/categories/[id]',
  collection: '/collections/[id]',
  publisher: '/publishers/[id]',
  brand: '/authors/[id]',
  content: '/contents/[id]',
  variant: '/products/[id]',
  store: '/stores/[id]',
} as const

/** The page of the shop that an editor's target leads to; undefined for an address elsewhere. */
export const targetHref = (target: Target): Href | undefined => {
  if (target.type === 'url') return undefined
  return target.type === 'page' ? target.id : { pathname: pathnames[target.type], params: { id: target.id } }
}
