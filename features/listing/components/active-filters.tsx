import { useLocale, useTranslations } from 'next-intl'
import { Chip } from '#components/ui/chip.tsx'
import type { Understanding } from '#contracts/understanding.ts'
import type { Currency } from '#contracts/shop.ts'
import { describeUnderstood } from '../describe-understood.ts'
import { type ListingHref, viewHref } from '#lib/routing/listing-href.ts'
import { emptyListing, type ListingState, withoutChoice, writeListing } from '../listing-url.ts'
import { priceRangeText, yearRangeText } from '../range-texts.ts'
import type { DescribedFilters } from '../use-described-filters.ts'
import { ListingLink } from './listing-link.tsx'

interface Props {
  filters: DescribedFilters
  state: ListingState
  href: ListingHref
  currency: Currency
  /** What words of the search were taken for. */
  understood: Understanding['understood']
}

/** What is set, each with a way to take it back; nothing where nothing is set. */
export const ActiveFilters = ({ filters, state, href, currency, understood }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const first = { ...state, cursor: undefined }
  const chips = filters.flatMap(({ token, choices }) =>
    choices
      // What the search itself stands for is no choice of the address.
      .filter(({ selected, value }) => selected && state[token].some((one) => one === value))
      .map(({ value, chip }) => ({ label: chip, without: withoutChoice(state, token, value) })),
  )
  const price = priceRangeText(state, currency, locale, t)
  if (price) chips.push({ label: price, without: { ...first, price_min: undefined, price_max: undefined } })
  const years = yearRangeText(state, t)
  if (years) chips.push({ label: years, without: { ...first, year_min: undefined, year_max: undefined } })
  if (state.rating)
    chips.push({ label: t('ratingAtLeast', { stars: state.rating }), without: { ...first, rating: undefined } })
  if (state.reduced) chips.push({ label: t('filterNames.reduced'), without: { ...first, reduced: false } })
  if (chips.length + understood.length === 0) return null

  const { q, plain, sort, limit, view } = state
  const cleared = writeListing({ ...emptyListing, q, plain, sort, limit, view })
  return (
    <ul aria-label={t('activeFilters')} className="max-md:push-row">
      {understood.map((one) => (
        <li key={one.key}>
          <Chip asChild removable removeLabel={t('searchAsWords', { words: one.words })}>
            <ListingLink href={viewHref(href, writeListing({ ...first, plain: [...plain, one.key] }))}>
              {describeUnderstood(one, filters, t)}
            </ListingLink>
          </Chip>
        </li>
      ))}
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Chip asChild removable removeLabel={t('removeFilter')}>
            <ListingLink href={viewHref(href, writeListing(without))}>{label}</ListingLink>
          </Chip>
        </li>
      ))}
      {chips.length > 0 && (
        <li>
          <ListingLink href={viewHref(href, cleared)} className="inline-block py-1.5 text-13 text-soft text-link">
            {t('clearFilters')}
          </ListingLink>
        </li>
      )}
    </ul>
  )
}
