import type { Target } from '#contracts/banners.ts'
import type { Href } from '#contracts/page-address.ts'

/** The page of the shop that an editor's target names; undefined for an address outside the shop. */
export const targetHref = (target: Target): Href | undefined => {
  if (target.type === 'url') return undefined
  return target.type === 'page' ? target.id : { path: target.path }
}
