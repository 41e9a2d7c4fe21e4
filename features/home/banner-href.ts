import type { Banner } from '#contracts/content.ts'
import type { Href } from '#lib/routing/navigation.ts'

/** Where a banner leads; a variant's address is complete only if the banner shows it, else its page mends it. */
export const bannerHref = ({ target, variants }: Banner): Href => {
  if (target.type === 'collection') return { pathname: '/collections/[id]', params: { id: target.id } }
  if (target.type === 'publisher') return { pathname: '/publishers/[id]', params: { id: target.id } }
  const shown = variants.find(({ id }) => String(id) === target.id)
  return { pathname: '/products/[id]', params: { id: shown ? `${shown.slug}-${shown.id}` : target.id } }
}
