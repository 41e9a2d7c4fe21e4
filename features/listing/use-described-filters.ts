import { useLocale, useTranslations } from 'next-intl'
import type { Filter } from '#contracts/listing.ts'
import type { Availability, Format } from '#contracts/shop.ts'
import { describeChoices } from './describe-filters.ts'
import { type ChoiceToken, choiceTokens } from './listing-url.ts'
import { productWords } from '#lib/format/product-words.ts'

/** The choices of a listing in the order of the page, with their texts. */
export const useDescribedFilters = (filters: readonly Filter[], hidden: readonly ChoiceToken[]) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const words = {
    ...productWords(t),
    format: (value: string) => t(`formats.${value as Format}`),
    availability: (value: string) => t(`availability.${value as Availability}`),
    age: (value: string) => {
      const [from = '', to = ''] = value.split('-')
      return t('agesValue', { from, to })
    },
  }
  return choiceTokens
    .filter((token) => !hidden.includes(token))
    .flatMap((token) =>
      filters
        .filter((one) => one.token === token)
        .map((filter) => ({
          token,
          legend: filter.parameter?.name ?? t(`filterNames.${token}`),
          choices: describeChoices(filter, locale, words),
        })),
    )
}

export type DescribedFilters = ReturnType<typeof useDescribedFilters>
