import { useLocale, useTranslations } from 'next-intl'
import type { ListedVariant } from '#lib/api/listed-variant.ts'
import { editionLabels } from '#lib/format/edition-labels.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import { priceTexts } from '#lib/format/price-texts.ts'
import { productWords } from '#lib/format/product-words.ts'

export interface OtherVariant {
  id: number
  path: string
  label: string
  amount?: string
}

/**
 * @returns a function that names the other variants of a product, each with its price; undefined where the list shows
 * variants, or where there are no others
 */
export const useOtherVariants = (prices: PriceDisplay) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  return ({ id, variants }: ListedVariant): OtherVariant[] | undefined => {
    if (!variants || variants.length < 2) return undefined
    const labels = editionLabels(variants, [], locale, productWords(t))
    return variants
      .filter((one) => one.id !== id)
      .map((one) => ({
        id: one.id,
        path: one.path,
        label: labels.get(one.id) ?? '',
        ...(prices.onCards && { amount: priceTexts(one.price, locale, prices.main).amount }),
      }))
  }
}
