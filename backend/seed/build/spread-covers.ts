import { basename } from 'node:path'
import type { productCategories } from '../../db/schema/categories.ts'
import type { productContributors } from '../../db/schema/products.ts'
import { chooseLook } from '../../covers/choose-look.ts'
import { designOf } from '../../covers/select-cover-jobs.ts'
import { spreadLooks } from '../../covers/spread-looks.ts'
import type { ProductRow, VariantRow } from './build-books.ts'
import { coverPathOf } from './cover-path.ts'

interface Catalog {
  products: readonly ProductRow[]
  variants: readonly VariantRow[]
  categories: readonly (typeof productCategories.$inferInsert)[]
  contributors: readonly (typeof productContributors.$inferInsert)[]
  publisherKey: (id: number) => string
}

/** The number of appearances that are tried for each book. A design has about eight colours and as many motifs. */
const tries = 24

const groupsOf = <Item, Key>(items: Iterable<Item>, keysOf: (item: Item) => readonly Key[]): Item[][] => {
  const groups = new Map<Key, Item[]>()
  for (const item of items)
    for (const key of keysOf(item)) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
  return [...groups.values()]
}

const valuesByProduct = <Row extends { productId: number }>(rows: readonly Row[], valueOf: (row: Row) => number) => {
  const values = new Map<number, number[]>()
  for (const row of rows) values.set(row.productId, [...(values.get(row.productId) ?? []), valueOf(row)])
  return (id: number): number[] => values.get(id) ?? []
}

/**
 * Chooses an address for each cover, and so an appearance, that differs from those of the neighbours on the shop's
 * pages.
 */
export const spreadCovers = ({ products, variants, categories, contributors, publisherKey }: Catalog): void => {
  const popular = products.toSorted(
    (one, other) => (other.popularity ?? 0) - (one.popularity ?? 0) || one.id - other.id,
  )
  const published = new Map<number, string>()
  for (const { productId, publishedOn } of variants)
    if (publishedOn > (published.get(productId) ?? '')) published.set(productId, publishedOn)
  const newest = popular.toSorted((one, other) =>
    (published.get(other.id) ?? '').localeCompare(published.get(one.id) ?? ''),
  )
  const categoriesOf = valuesByProduct(categories, ({ categoryId }) => categoryId)
  const peopleOf = valuesByProduct(contributors, ({ contributorId }) => contributorId)

  const addressesOf = ({ key }: ProductRow) => Array.from({ length: tries }, (_, attempt) => coverPathOf(key, attempt))
  const chosen = spreadLooks(
    [
      popular,
      newest,
      ...groupsOf(popular, ({ id }) => categoriesOf(id)),
      ...groupsOf(popular, ({ id }) => peopleOf(id)),
      ...groupsOf(popular, ({ publisherId }) => [publisherId]),
    ],
    (product) => {
      const { key, title, publisherId, language } = product
      const design = designOf(publisherKey(publisherId), key)
      const lead = product.lead?.[language === 'hu' ? 'hu' : 'en'] ?? ''
      return addressesOf(product).map((path) => {
        const { palette, motif } = chooseLook(design, basename(path), { title, lead })
        return { ground: palette.ground, motif }
      })
    },
  )
  for (const product of products) product.coverPath = coverPathOf(product.key, chosen.get(product) ?? 0)
}
