import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { CheckboxLine } from '#components/ui/checkbox.tsx'
import type { ListingState } from '../listing-url.ts'
import type { DescribedFilters } from '../use-described-filters.ts'
import { FilterFrame, FilterGroup } from './filter-group.tsx'
import { PriceRange } from './price-range.tsx'

export const filterPanelId = 'listing-filters'

interface Props {
  filters: DescribedFilters
  state: ListingState
  isNet: boolean
  /** The cheapest and the dearest, as a reader writes them. */
  range: { min: number; max: number } | undefined
}

/** Looks: filter-panel.css, which the shop's layout brings. A column beside the results; below 900 px a popover over the whole screen, which needs no JavaScript. */
export const FilterPanel = ({ filters, state, isNet, range }: Props) => {
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
        ({ token, choices }) => choices.length > 1 && <FilterGroup key={token} token={token} choices={choices} />,
      )}
      {state.role && <input type="hidden" name="role" value={state.role} />}
      {state.series && <input type="hidden" name="series" value={state.series} />}
      <PriceRange
        legend={t(isNet ? 'filterNames.priceNet' : 'filterNames.price')}
        from={state.price_min}
        to={state.price_max}
        range={range}
      />
      <FilterFrame legend={t('reduced')}>
        <CheckboxLine name="reduced" value="true" defaultChecked={state.reduced} label={t('filterNames.reduced')} />
      </FilterFrame>
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
