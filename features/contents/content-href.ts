interface Addressed {
  id: number
  slug: string
}

export const contentHref = ({ id, slug }: Addressed) => ({ pathname: '/contents/[id]', params: { id: `${slug}-${id}` } }) as const
