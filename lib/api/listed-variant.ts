import type { ProductList } from '#contracts/listing.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { ProductModels } from '#contracts/product-lists.ts'

export interface ListedVariant extends VariantCard {
  /** All variants of its product including this one, where lists show products. */
  variants?: readonly VariantCard[]
}

export type List = Omit<ProductList, 'products'> & { products: readonly ListedVariant[] }

/**
 * Turns a list of products into a list of the variants that represent them, each with the other variants of its
 * product.
 */
export const withVariants = (list: ProductModels): List => ({
  ...list,
  products: list.products.flatMap(({ variants, selectedVariantId }) =>
    variants.filter(({ id }) => id === selectedVariantId).map((one) => ({ ...one, variants })),
  ),
})
