import type { Href } from '#lib/routing/navigation.ts'

interface Addressed {
  id: number
  slug: string
}

export const categoryHref = ({ id, slug }: Addressed): Href => ({
  pathname: '/categories/[id]',
  params: { id: `${slug}-${id}` },
})

export const contentHref = ({ id, slug }: Addressed): Href => ({
  pathname: '/contents/[id]',
  params: { id: `${slug}-${id}` },
})

export const imprintHref = (key: string): Href => ({ pathname: '/publishers/[id]', params: { id: key } })

export const reducedHref: Href = { pathname: '/collections/[id]', params: { id: 'reduced' } }
