import type { Href } from '#lib/routing/navigation.ts'

export const storeHref = ({ slug, id }: { slug: string; id: number }) =>
  ({ pathname: '/stores/[id]', params: { id: `${slug}-${id}` } }) as const satisfies Href
