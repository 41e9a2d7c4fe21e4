import { ProductGrid } from '#features/product-cards/components/product-grid.tsx'
import { withCurrentOffers } from '#lib/api/current-offers.ts'
import { loadPriceDisplay } from '#lib/configuration/load-price-display.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'

interface Props {
  variants: readonly VariantCard[]
}

/** The books that an editor chose for texts and banners. */
const BookRow = async ({ variants, place }: Props & { place: 'strip' | 'text' }) => {
  const [current, prices] = await Promise.all([withCurrentOffers(variants), loadPriceDisplay()])
  return <ProductGrid variants={current} prices={prices} place={place} />
}

export const WideRow = ({ variants }: Props) => <BookRow variants={variants} place="strip" />

export const TextRow = ({ variants }: Props) => <BookRow variants={variants} place="text" />
