import { classNames } from '#components/ui/class-names.ts'
import type { ListedVariant } from '#lib/api/listed-variant.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import { ProductCard } from './product-card.tsx'

interface Props {
  variants: readonly ListedVariant[]
  prices: PriceDisplay
  /** `listing` has filters beside it; a `strip` stands on the whole measure, six in a row, never larger than the book whose page it is on; `text` is a column to read. */
  place: 'listing' | 'strip' | 'text'
  /** The first row is above the fold. */
  priority?: boolean
}

const columns = {
  listing: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4',
  strip: 'grid-cols-2 min-[28rem]:grid-cols-3 min-[44rem]:grid-cols-4 lg:grid-cols-6',
  text: 'grid-cols-2 sm:grid-cols-3',
}

/** Two in a row of a phone: half of what the margins and the gap leave. */
const sizes = {
  listing: '(min-width:600px) 216px,calc(50vw - 26px)',
  strip: '(min-width:1200px) 190px,(min-width:704px) 24vw,(min-width:448px) 30vw,calc(50vw - 26px)',
  text: '(min-width:600px) 216px,calc(50vw - 26px)',
}

/** Two of the first row are in sight on every screen; more at once would only compete with them. */
const firstInSight = 2

export const ProductGrid = ({ variants, prices, place, priority = false }: Props) => (
  <ul className={classNames('grid gap-x-4 gap-y-9 sm:gap-x-[26px]', columns[place])}>
    {variants.map((variant, index) => (
      <li key={variant.id}>
        <ProductCard
          variant={variant}
          prices={prices}
          sizes={sizes[place]}
          priority={priority && index < firstInSight}
        />
      </li>
    ))}
  </ul>
)
