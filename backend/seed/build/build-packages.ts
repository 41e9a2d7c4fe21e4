import type { packageItems } from '../../db/schema/variants.ts'
import type { Currency } from '#contracts/shop.ts'
import { slugify } from '../../modules/text/rules/slugify.ts'
import { sortKeyOf } from '../../modules/text/rules/sort-key.ts'
import type { PackageData } from '../data-schemas.ts'
import type { Book, Books, ProductRow, SeedContext, VariantRow } from './build-books.ts'
import type { FullPrice } from './build-prices.ts'
import { coverPathOf } from './cover-path.ts'
import { endingIn90 } from '../../modules/pricing/rules/ending-in-90.ts'

export interface Packages extends Pick<Books, 'contributors' | 'categories'> {
  products: ProductRow[]
  variants: VariantRow[]
  items: (typeof packageItems.$inferInsert)[]
  prices: FullPrice[]
}

const largest = (values: readonly string[]): string => values.reduce((a, b) => (a > b ? a : b))
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

/** The printed Hungarian variant of a work in a package: the paperback if there is one. */
const printed = (books: readonly Book[], workKey: string, packageKey: string): { book: Book; variant: VariantRow } => {
  const book = books.find(({ work, edition }) => work.key === workKey && edition.language === 'hu')
  const variant = (['paperback', 'hardback'] as const).flatMap(
    (format) => book?.variants.filter((one) => one.format === format) ?? [],
  )[0]
  if (!book || !variant)
    throw new Error(`The package ${packageKey} holds ${workKey}, which is not printed in Hungarian`)
  return { book, variant }
}

/** Packages of printed books with one price, lower than the sum of their parts. Their ids follow those of the books. */
export const buildPackages = (
  entries: readonly PackageData[],
  { books }: Books,
  prices: readonly FullPrice[],
  context: SeedContext,
  now: Date,
): Packages => {
  const built: Packages = { products: [], variants: [], items: [], prices: [], contributors: [], categories: [] }
  const firstProduct = books.length + 1
  const firstVariant = sum(books.map(({ variants }) => variants.length)) + 1
  const fullOf = new Map(prices.map((entry) => [entry.variantId, entry.full]))
  for (const [index, entry] of entries.entries()) {
    const key = `${entry.key}-csomag`
    const productId = firstProduct + index
    const id = firstVariant + index
    const parts = entry.works.map((work) => printed(books, work, entry.key))
    const priceIn = (currency: Currency): number =>
      endingIn90(
        (sum(parts.map(({ variant }) => fullOf.get(variant.id)?.[currency] ?? 0)) * (100 - entry.discount)) / 100,
      )
    built.products.push({
      id: productId,
      key,
      workId: null,
      slug: slugify(entry.title),
      language: 'hu',
      title: entry.title,
      sortKey: sortKeyOf(entry.title),
      publisherId: context.publisherId(entry.imprint),
      lead: entry.lead,
      description: entry.description,
      coverPath: coverPathOf(key),
      popularity: Math.round(Math.min(...parts.map(({ book }) => book.product.popularity ?? 0)) * 0.8),
    })
    built.variants.push({
      id,
      productId,
      sku: `CSOMAG-${entry.key.toUpperCase()}`,
      isbn: null,
      format: 'package',
      type: 'physical',
      vatRate: 5,
      publishedOn: largest(parts.map(({ variant }) => variant.publishedOn)),
      pages: sum(parts.map(({ variant }) => variant.pages ?? 0)),
      weight: sum(parts.map(({ variant }) => variant.weight ?? 0)),
    })
    built.items.push(...parts.map(({ variant }) => ({ packageId: id, variantId: variant.id, quantity: 1 })))
    built.prices.push({
      variantId: id,
      key,
      vatRate: 5,
      full: { HUF: priceIn('HUF'), EUR: priceIn('EUR') },
      onSaleSince: new Date(now.getTime() - 200 * 86_400_000),
      mayBeReduced: false,
    })
    const authors = [...new Set(parts.flatMap(({ book }) => book.work.authors))].map(context.contributors.ofAuthor)
    built.contributors.push(
      ...authors.map((contributorId, position) => ({ productId, contributorId, role: 'author' as const, position })),
    )
    built.categories.push(
      ...entry.categories
        .map(context.categories.ofKey)
        .map((categoryId, position) => ({ productId, categoryId, position })),
    )
  }
  return built
}
