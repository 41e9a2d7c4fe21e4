import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { CheckboxLine } from '#components/ui/checkbox.tsx'
import type { Filter } from '#contracts/catalogue.ts'
import type { ListingState } from '../listing-url.ts'
import type { ListingRanges } from '../listing-ranges.ts'
import type { PriceDisplay } from '../price-display.ts'
import type { DescribedFilters } from '../use-described-filters.ts'
import { FilterFrame, FilterGroup } from './filter-group.tsx'
import { NumberRange } from './number-range.tsx'
import { RatingChoice } from './rating-choice.tsx'

export const filterPanelId = 'listing-filters'

interface Props {
  filters: DescribedFilters
  state: ListingState
  prices: PriceDisplay
  ranges: ListingRanges
  /** How many books have so many stars or more. */
  ratings: Filter['values']
}

/** Looks: filter-panel.css, which the shop's layout brings. A column beside the results; below 900 px a popover over the whole screen, which needs no JavaScript. */
export const FilterPanel = ({ filters, state, prices, ranges, ratings }: Props) => {
  const t = useTranslations('catalog')
  return (
    <div id={filterPanelId} popover="auto" className="filter-panel">
      <div className="flex items-center justify-between py-3 md:hidden">
        <h2 className="title text-24">{t('filters')}</h2>
        <Button
          look="quiet"
          size="icon"
          aria-label={t('closeFilters')}
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          className="-mr-3"
        >
          <X aria-hidden size={20} strokeWidth={1.6} />
        </Button>
      </div>
      {state.q && <input type="hidden" name="q" value={state.q} />}
      {filters.map(
        ({ token, legend, choices }) =>
          (choices.length > 1 || choices.some(({ selected }) => selected) || token === 'parameter') && (
            <FilterGroup key={`${token} ${legend}`} token={token} legend={legend} choices={choices} />
          ),
      )}
      {state.role && <input type="hidden" name="role" value={state.role} />}
      <NumberRange
        name="price"
        legend={t(prices.main === 'net' ? 'filterNames.priceNet' : 'filterNames.price')}
        from={state.price_min}
        to={state.price_max}
        range={ranges.price}
      />
      <NumberRange
        name="year"
        legend={t('filterNames.year')}
        from={state.year_min}
        to={state.year_max}
        range={ranges.year}
      />
      <RatingChoice choices={ratings} />
      <FilterFrame legend={t('reduced')}>
        <CheckboxLine name="reduced" value="true" defaultChecked={state.reduced} label={t('filterNames.reduced')} />
      </FilterFrame>
      {state.limit && <input type="hidden" name="limit" value={state.limit} />}
      {state.view && <input type="hidden" name="view" value={state.view} />}
      <noscript>
        <Button type="submit" className="max-md:hidden">
          {t('filter')}
        </Button>
      </noscript>
      <div className="sticky bottom-0 -mx-[18px] border-t border-line bg-sheet px-[18px] py-3 md:hidden">
        <Button look="primary" type="submit" className="w-full">
          {t('applyFilters')}
        </Button>
      </div>
    </div>
  )
}
