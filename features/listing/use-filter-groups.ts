import { useLocale, useTranslations } from 'next-intl'
import type { Filter } from '#contracts/listing.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { groupDigits } from '#lib/format/group-digits.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import type { ListingRanges } from './listing-ranges.ts'
import { leadingTokens, type ListingState } from './listing-url.ts'
import type { DescribedFilters } from './use-described-filters.ts'

/** So many choices of a facet are in sight, the others wait behind one press. */
const shownAtFirst = 6
/** So many facets are open at first, and every one in which something is set. */
const openAtFirst = 5

export interface FilterFacts {
  filters: DescribedFilters
  state: ListingState
  prices: PriceDisplay
  ranges: ListingRanges
  /** How many books have so many stars or more. */
  ratings: Filter['values']
}

/** A box to tick, or one of several steps. */
export interface Choice {
  value: string
  label: string
  /** The number of books, formatted. */
  count?: string
  isSet?: true
}

interface Bound {
  name: string
  label: string
  value?: string
  placeholder?: string
}

/** The fields of a facet, with formatted texts. */
export type Fields =
  | { kind: 'boxes'; name: string; shown: Choice[]; others: Choice[]; more?: string }
  | { kind: 'steps'; name: string; choices: Choice[] }
  | { kind: 'range'; inputMode: 'numeric' | 'decimal'; bounds: Bound[] }

export interface FilterGroup {
  key: string
  legend: string
  isOpen: boolean
  fields: Fields
}

type Group = Omit<FilterGroup, 'isOpen'> & { isSet: boolean }

const isChosen = (choices: readonly { selected: boolean }[]): boolean => choices.some(({ selected }) => selected)

const isLeading = ({ token }: DescribedFilters[number]): boolean => leadingTokens.some((one) => one === token)

/** The facets in the order of the address (listing-url.ts). Where all books say the same there is nothing to choose. */
export const useFilterGroups = ({ filters, state, prices, ranges, ratings }: FilterFacts): FilterGroup[] => {
  const t = useTranslations('catalog')
  const locale = useLocale()

  const choiceOf = (value: string, label: string, isSet: boolean, count?: number): Choice => ({
    value,
    label,
    ...(count !== undefined && { count: formatCount(count, locale) }),
    ...(isSet && { isSet }),
  })

  const boxes = (name: string, choices: DescribedFilters[number]['choices']): Fields => {
    const all = choices.map(({ value, label, count, selected }) => choiceOf(value, label, selected, count))
    const shown = all.filter(({ isSet }, index) => isSet || index < shownAtFirst)
    const others = all.filter((one) => !shown.includes(one))
    const more = others.length > 0 && t('more', { number: formatCount(others.length, locale) })
    return { kind: 'boxes', name, shown, others, ...(more && { more }) }
  }

  const choiceGroups = (some: DescribedFilters): Group[] =>
    some
      .filter(({ token, choices }) => choices.length > 1 || isChosen(choices) || token === 'parameter')
      .map(({ token, legend, choices }) => ({
        key: `${token} ${legend}`,
        legend,
        isSet: isChosen(choices),
        fields: boxes(token, choices),
      }))

  const rangeGroup = (name: 'price' | 'year', legend: string): Group[] => {
    const [from, to, range] = [state[`${name}_min`], state[`${name}_max`], ranges[name]]
    const isSet = from !== undefined || to !== undefined
    if (!isSet && !(range && range.min < range.max)) return []
    const write = (value: number) => (name === 'year' ? String(value) : groupDigits(value, locale))
    const bound = (end: 'min' | 'max', label: string, value: number | undefined, outermost: number | undefined) => ({
      name: `${name}_${end}`,
      label,
      ...(value !== undefined && { value: write(value) }),
      ...(outermost !== undefined && { placeholder: write(outermost) }),
    })
    const bounds = [
      bound('min', t(`${name}From`), from, range && Math.floor(range.min)),
      bound('max', t(`${name}To`), to, range && Math.ceil(range.max)),
    ]
    return [
      {
        key: name,
        legend,
        isSet,
        fields: { kind: 'range', inputMode: name === 'year' ? 'numeric' : 'decimal', bounds },
      },
    ]
  }

  const ratingGroup = (): Group[] => {
    const isSet = isChosen(ratings)
    if (ratings.length <= 1 && !isSet) return []
    const choices = [
      choiceOf('', t('ratingAny'), !isSet),
      ...ratings.map(({ value, count, selected }) =>
        choiceOf(value, t('ratingAtLeast', { stars: Number(value) }), selected, count),
      ),
    ]
    return [
      { key: 'rating', legend: t('filterNames.rating'), isSet, fields: { kind: 'steps', name: 'rating', choices } },
    ]
  }

  const reduced = choiceOf('true', t('filterNames.reduced'), state.reduced)
  const groups: Group[] = [
    ...choiceGroups(filters.filter(isLeading)),
    ...(prices.hidden
      ? []
      : rangeGroup('price', t(prices.main === 'net' ? 'filterNames.priceNet' : 'filterNames.price'))),
    ...choiceGroups(filters.filter((one) => !isLeading(one))),
    ...rangeGroup('year', t('filterNames.year')),
    ...ratingGroup(),
    {
      key: 'reduced',
      legend: t('reduced'),
      isSet: state.reduced,
      fields: { kind: 'boxes', name: 'reduced', shown: [reduced], others: [] },
    },
  ]
  return groups.map(({ isSet, ...group }, index) => ({ ...group, isOpen: index < openAtFirst || isSet }))
}
