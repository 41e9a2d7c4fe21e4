import type { useTranslations } from 'next-intl'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import type { Product } from '#contracts/product-page.ts'
import type { Locale } from '#contracts/shop.ts'
import { editionLabels, type EditionWords } from './edition-labels.ts'

type Catalog = ReturnType<typeof useTranslations<'catalog'>>

/** The names of a parameter and a format. */
export const productWords = (t: Catalog): EditionWords => ({
  yes: t('yes'),
  no: t('no'),
  colour: (name) => t(`colours.${name}`),
  format: (format) => t(`formats.${format}`),
})

/** The labels of a product's variants, by their ids. */
export const labelsOf = (
  { siblings }: Pick<VariantDetail, 'siblings'>,
  { parameters }: Product,
  locale: Locale,
  t: Catalog,
): Map<number, string> => editionLabels(siblings, parameters, locale, productWords(t))
