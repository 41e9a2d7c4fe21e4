import { useLocale, useTranslations } from 'next-intl'
import { Link } from '#lib/routing/navigation.ts'
import { editionLabels } from '#lib/format/edition-labels.ts'
import type { ListedVariant } from '#lib/api/listed-variant.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import { priceTexts } from '#lib/format/price-texts.ts'
import { productWords } from '#lib/format/product-words.ts'

interface Props {
  variant: ListedVariant
  prices: PriceDisplay
}

/**
 * Used where a list shows products: the other formats and editions of a product, each with its price. Styles:
 * product-card.css.
 */
export const OtherVariants = ({ variant: { id, variants }, prices }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  if (!variants || variants.length < 2) return null
  const labels = editionLabels(variants, [], locale, productWords(t))
  return (
    <ul className="other-variants">
      {variants
        .filter((one) => one.id !== id)
        .map((one) => (
          <li key={one.id}>
            <Link href={{ path: one.path }}>{labels.get(one.id)}</Link>
            {prices.onCards && <> {priceTexts(one.price, locale, prices.main).amount}</>}
          </li>
        ))}
    </ul>
  )
}
