import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import { ProductGrid } from './product-grid.tsx'

interface Props {
  id: string
  title: string
  variants: readonly VariantCard[]
  prices: PriceDisplay
}

/** A row of books under a heading. Without books nothing is shown. */
export const ProductStrip = ({ id, title, variants, prices }: Props) =>
  variants.length > 0 && (
    <section aria-labelledby={id} className="mt-[52px]">
      <SectionHeading id={id} title={title} />
      <ProductGrid variants={variants} prices={prices} place="strip" />
    </section>
  )
