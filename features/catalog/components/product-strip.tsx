import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { VariantCard } from '#contracts/catalogue.ts'
import { ProductGrid } from './product-grid.tsx'

export const ProductStrip = ({
  id,
  title,
  variants,
  isNet,
}: {
  id: string
  title: string
  variants: readonly VariantCard[]
  isNet: boolean
}) => (
  <section aria-labelledby={id} className="mt-[52px]">
    <SectionHeading id={id} title={title} />
    <ProductGrid variants={variants} isNet={isNet} place="strip" />
  </section>
)
