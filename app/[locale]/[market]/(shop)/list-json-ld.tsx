import type { Href } from '#lib/routing/navigation.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { absoluteUrl } from '#lib/seo/absolute-url.ts'
import { breadcrumbList } from '#lib/seo/breadcrumb-list.ts'
import { JsonLd } from '#lib/seo/json-ld.tsx'
import { listGraph } from '#lib/seo/list-graph.ts'

interface Linked {
  name: string
  href: Href
}

interface Props extends Linked {
  description?: string | null
  count?: number
  items: readonly Linked[]
  /** The path from the home page to this page; undefined for a page directly below the home page. */
  trail?: readonly Linked[]
  /** A node of its own for the subject of the list. */
  about?: { '@id': string; '@type': string }
}

const onTop: readonly Linked[] = []

/** Structured data of a list and of the path to it, for search engines. */
export const ListJsonLd = async ({
  name,
  href,
  description,
  items,
  count = items.length,
  trail = onTop,
  about,
}: Props) => {
  const { locale } = await currentMarket()
  const linked = (one: Linked) => ({ name: one.name, url: absoluteUrl(one.href, locale) })
  const list = listGraph({
    ...linked({ name, href }),
    home: absoluteUrl('/', locale),
    description,
    locale,
    count,
    items: items.map(linked),
    ...(about && { about: { '@id': about['@id'] } }),
  })
  const way = breadcrumbList([...trail, { name, href }].map(linked))
  return <JsonLd graph={[list, ...(about ? [about] : []), way]} />
}
