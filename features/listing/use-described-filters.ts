import { useLocale, useMessages, useTranslations } from 'next-intl'
import type { Filter } from '#contracts/listing.ts'
import type { Availability, Format } from '#contracts/shop.ts'
import { describeChoices } from './describe-filters.ts'
import { type ChoiceToken, choiceTokens } from './listing-url.ts'
import { productWords } from '#lib/format/product-words.ts'

type Texts = Readonly<Record<string, unknown>> & {
  /** By token and value; left out where no facet has words of its own. */
  facetValues?: Partial<Record<string, Partial<Record<string, unknown>>>>
}

/** The choices of a listing in the order of the page, with their texts. */
export const useDescribedFilters = (filters: readonly Filter[], hidden: readonly ChoiceToken[]) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const { facetValues }: Texts = useMessages().catalog
  const valueText = (token: string, value: string): string | undefined => {
    if (token === 'format') return t(`formats.${value as Format}`)
    if (token === 'availability') return t(`availability.${value as Availability}`)
    if (token === 'age') {
      const [from = '', to = ''] = value.split('-')
      return t('agesValue', { from, to })
    }
    // The words of any other facet, by its token and the value: `facetValues.length.short`.
    // `t.has` would throw and catch an error for each of a hundred values without words of their own.
    return facetValues?.[token]?.[value] === undefined ? undefined : t(`facetValues.${token}.${value}` as 'reduced')
  }
  const words = { ...productWords(t), valueText }
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
