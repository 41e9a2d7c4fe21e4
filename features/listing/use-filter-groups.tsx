import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CheckboxLine } from '#components/ui/checkbox.tsx'
import type { Filter } from '#contracts/listing.ts'
import { leadingTokens, type ListingState } from './listing-url.ts'
import type { ListingRanges } from './listing-ranges.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import type { DescribedFilters } from './use-described-filters.ts'
import { FilterChoices } from './components/filter-choices.tsx'
import { NumberRange } from './components/number-range.tsx'
import { RatingChoice } from './components/rating-choice.tsx'

export interface FilterGroupsProps {
  filters: DescribedFilters
  state: ListingState
  prices: PriceDisplay
  ranges: ListingRanges
  /** How many books have so many stars or more. */
  ratings: Filter['values']
}

interface Group {
  key: string
  legend: string
  isSet: boolean
  fields: ReactNode
}

const isChosen = (choices: readonly { selected: boolean }[]): boolean => choices.some(({ selected }) => selected)

const isLeading = ({ token }: DescribedFilters[number]): boolean => leadingTokens.some((one) => one === token)

/** The facets in the order of the address (listing-url.ts). Where all books say the same there is nothing to choose. */
export const useFilterGroups = ({ filters, state, prices, ranges, ratings }: FilterGroupsProps): Group[] => {
  const t = useTranslations('catalog')
  const choiceGroups = (some: DescribedFilters) =>
    some
      .filter(({ token, choices }) => choices.length > 1 || isChosen(choices) || token === 'parameter')
      .map(({ token, legend, choices }) => ({
        key: `${token} ${legend}`,
        legend,
        isSet: isChosen(choices),
        fields: <FilterChoices token={token} choices={choices} />,
      }))
  const rangeGroup = (name: 'price' | 'year', legend: string): Group[] => {
    const [from, to, range] = [state[`${name}_min`], state[`${name}_max`], ranges[name]]
    const isSet = from !== undefined || to !== undefined
    return isSet || (range && range.min < range.max)
      ? [{ key: name, legend, isSet, fields: <NumberRange name={name} from={from} to={to} range={range} /> }]
      : []
  }
  const ratingGroup = (): Group[] =>
    ratings.length > 1 || isChosen(ratings)
      ? [
          {
            key: 'rating',
            legend: t('filterNames.rating'),
            isSet: isChosen(ratings),
            fields: <RatingChoice choices={ratings} />,
          },
        ]
      : []
  const reduced = (
    <CheckboxLine name="reduced" value="true" defaultChecked={state.reduced} label={t('filterNames.reduced')} />
  )
  return [
    ...choiceGroups(filters.filter(isLeading)),
    ...rangeGroup('price', t(prices.main === 'net' ? 'filterNames.priceNet' : 'filterNames.price')),
    ...choiceGroups(filters.filter((one) => !isLeading(one))),
    ...rangeGroup('year', t('filterNames.year')),
    ...ratingGroup(),
    { key: 'reduced', legend: t('reduced'), isSet: state.reduced, fields: reduced },
  ]
}
