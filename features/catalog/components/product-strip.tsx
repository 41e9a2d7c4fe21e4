import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { VariantCard } from '#contracts/catalogue.ts'
import type { PriceDisplay } from '../price-display.ts'
import { ProductGrid } from './product-grid.tsx'

export const ProductStrip = ({
  id,
  title,
  variants,
  prices,
}: {
  id: string
  title: string
  variants: readonly VariantCard[]
  prices: PriceDisplay
}) => (
  <section aria-labelledby={id} className="mt-[52px]">
    <SectionHeading id={id} title={title} />
    <ProductGrid variants={variants} prices={prices} place="strip" />
  </section>
)
