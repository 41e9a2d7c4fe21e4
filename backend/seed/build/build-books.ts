import type { productCategories } from '../../db/schema/categories.ts'
import type { productContributors, products, works } from '../../db/schema/products.ts'
import type { series } from '../../db/schema/publishers.ts'
import type { variants } from '../../db/schema/variants.ts'
import { slugify } from '../../modules/text/rules/slugify.ts'
import { sortKeyOf } from '../../modules/text/rules/sort-key.ts'
import type { CatalogFile } from '../catalog/schema.ts'
import type { Edition, Work } from '../read-catalog.ts'
import type { Categories } from './build-categories.ts'
import type { Contributors } from './build-contributors.ts'
import { coverPathOf } from './cover-path.ts'
import { popularityOf } from './build-popularity.ts'
import { seededInteger } from '../../kernel/seeded-number.ts'
import { factsOf } from './variant-facts.ts'

export type ProductRow = typeof products.$inferInsert & { id: number }
export type VariantRow = typeof variants.$inferInsert & { id: number; publishedOn: string }

export interface Book {
  work: Work
  edition: Edition
  product: ProductRow
  variants: VariantRow[]
}

export interface Books {
  works: (typeof works.$inferInsert & { id: number })[]
  series: (typeof series.$inferInsert & { id: number })[]
  books: Book[]
  contributors: (typeof productContributors.$inferInsert)[]
  categories: (typeof productCategories.$inferInsert)[]
}

export interface SeedContext {
  contributors: Contributors
  categories: Categories
  publisherId: (key: string) => number
  isbnOf: (key: string) => string
  famous: Record<string, number>
  /** The shop's calendar day. */
  today: string
}

const names = (text: string | undefined): string[] => text?.split(/,\s*|\s+(?:és|and|&)\s+/).filter(Boolean) ?? []

const linkContributors = (work: Work, edition: Edition, productId: number, { ofAuthor, ofName }: Contributors) => {
  const translators = names(edition.translator).map((name) => ofName(name, edition.language === 'hu'))
  const illustrators = names(work.illustrator).map((name) => ofName(name, work.originalLanguage === 'hu'))
  const row = (role: 'author' | 'translator' | 'illustrator') => (contributorId: number, position: number) => ({
    productId,
    contributorId,
    role,
    position,
  })
  return [
    ...work.authors.map(ofAuthor).map(row('author')),
    ...[...new Set(translators)].map(row('translator')),
    ...[...new Set(illustrators)].map(row('illustrator')),
  ]
}

/** Turns works into products and variants: a product for each language edition, a variant for each format. */
export const buildBooks = ({ works, series }: CatalogFile, context: SeedContext): Books => {
  const seriesIds = new Map(series.map(({ key }, index) => [key, index + 1]))
  const built: Books = {
    works: works.map((work, index) => ({
      id: index + 1,
      key: work.key,
      firstYear: work.year,
      originalLanguage: work.originalLanguage,
    })),
    series: series.map(({ key, title, imprint }, index) => ({
      id: index + 1,
      key,
      title,
      publisherId: context.publisherId(imprint),
    })),
    books: [],
    contributors: [],
    categories: [],
  }
  let variantId = 0
  for (const [index, work] of works.entries())
    for (const edition of work.editions) {
      const productId = built.books.length + 1
      const key = `${work.key}-${edition.language}`
      const day = String(seededInteger(2, 27, 'day', key)).padStart(2, '0')
      const product: ProductRow = {
        id: productId,
        key,
        workId: index + 1,
        titleKey: work.key,
        slug: slugify(edition.title),
        language: edition.language,
        title: edition.title,
        subtitle: edition.subtitle ?? null,
        sortKey: sortKeyOf(edition.title),
        publisherId: context.publisherId(edition.imprint),
        // A series belongs to its publisher. A translation by another publisher is no part of it.
        seriesId: edition.language === 'hu' && work.series ? (seriesIds.get(work.series.key) ?? null) : null,
        seriesNumber: edition.language === 'hu' ? (work.series?.number ?? null) : null,
        lead: work.lead,
        description: work.description,
        ageFrom: work.ages?.[0] ?? null,
        ageTo: work.ages?.[1] ?? null,
        coverPath: coverPathOf(key),
        popularity: popularityOf(work, edition, context.famous, context.today),
      }
      const variants = edition.formats.map((format): VariantRow => {
        const isbn = context.isbnOf(`${key}-${format}`)
        return {
          id: ++variantId,
          productId,
          sku: isbn,
          isbn,
          format,
          publishedOn: `${edition.published}-${day}`,
          ...factsOf(edition, format, `${key}-${format}`),
        }
      })
      built.books.push({ work, edition, product, variants })
      built.contributors.push(...linkContributors(work, edition, productId, context.contributors))
      built.categories.push(
        ...context.categories
          .ofEdition(work.categories, edition.language)
          .map((categoryId, position) => ({ productId, categoryId, position })),
      )
    }
  return built
}
