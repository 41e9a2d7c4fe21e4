import type { TextBlock } from '#contracts/content-blocks.ts'
import { type View, viewPathOf } from '../../covers/views/view-path.ts'
import { titleOf } from '../../modules/resources/rules/asset-titles.ts'
import type { assets, samplePages } from '../../db/schema/parameters.ts'
import type { FilmsData, SamplesData } from '../data-schemas.ts'
import type { ProductRow, VariantRow } from './build-books.ts'

type AssetRow = typeof assets.$inferInsert
type PageRow = typeof samplePages.$inferInsert

const sizes = { back: { width: 640, height: 960 }, inside: { width: 640, height: 480 } }

const blockOf = (text: string): TextBlock =>
  text.startsWith('# ') ? { type: 'heading', text: text.slice(2) } : { type: 'paragraph', text }

/**
 * Every printed book has a back cover; books with a sample have inside pages, too. All are drawn at their first
 * request.
 */
export const buildMedia = (
  products: readonly ProductRow[],
  variants: readonly VariantRow[],
  samples: SamplesData,
  films: FilmsData,
): { assets: AssetRow[]; pages: PageRow[] } => {
  const printed = new Set(
    variants.filter(({ format }) => format === 'paperback' || format === 'hardback').map(({ productId }) => productId),
  )
  const view = (product: ProductRow, view: View, position: number): AssetRow => ({
    productId: product.id,
    kind: 'image',
    path: viewPathOf(product.key, view),
    title: titleOf(view, 1),
    ...sizes[view],
    position,
  })
  return {
    assets: products.flatMap((product) => {
      const [film, sample] = [films[product.key], samples[product.key]]
      return [
        ...(printed.has(product.id) ? [view(product, 'back', 1)] : []),
        ...(sample && sample.pdf !== 'only' ? [view(product, 'inside', 2)] : []),
        ...(film
          ? [{ productId: product.id, kind: 'video' as const, path: film.url, title: film.title, position: 3 }]
          : []),
        ...(sample?.pdf
          ? [
              {
                productId: product.id,
                kind: 'sample' as const,
                path: `/assets/samples/${product.key}.pdf`,
                title: titleOf('sample', 1),
                position: 4,
              },
            ]
          : []),
      ]
    }),
    pages: products.flatMap(({ id, key }) => {
      const { from, pages, pdf } = samples[key] ?? { from: 1, pages: [], pdf: undefined }
      return (pdf === 'only' ? [] : pages).map((page, index) => ({
        productId: id,
        number: from + index,
        blocks: page.map(blockOf),
      }))
    }),
  }
}
