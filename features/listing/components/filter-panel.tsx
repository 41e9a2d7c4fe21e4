import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { ListingState } from '../listing-url.ts'
import { FilterGroup } from './filter-group.tsx'
import { type FilterGroupsProps, useFilterGroups } from '../use-filter-groups.tsx'

export const filterPanelId = 'listing-filters'
const titleId = 'listing-filters-title'

interface Props extends FilterGroupsProps {
  state: ListingState
  /** Slot: the button at the end of the sheet. */
  submit: ReactNode
}

/** So many are open at first, and every one in which something is set. */
const openAtFirst = 5

/**
 * Styles: filter-panel.css, which the shop's layout brings. A column beside the results; below 900 px a popover over the
 * whole screen, which needs no JavaScript; use-filter-sheet.ts makes it a modal.
 */
export const FilterPanel = ({ state, submit, ...props }: Props) => {
  const t = useTranslations('catalog')
  const groups = useFilterGroups({ state, ...props })
  return (
    <div id={filterPanelId} popover="auto" className="filter-panel">
      <div className="flex items-center justify-between py-3 md:hidden">
        <h2 id={titleId} className="title text-24">
          {t('filters')}
        </h2>
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
      {state.q && state.plain.map((key) => <input key={key} type="hidden" name="plain" value={key} />)}
      {groups.map(({ key, legend, isSet, fields }, index) => (
        <FilterGroup key={key} legend={legend} isOpen={index < openAtFirst || isSet}>
          {fields}
        </FilterGroup>
      ))}
      {state.role && <input type="hidden" name="role" value={state.role} />}
      {state.limit && <input type="hidden" name="limit" value={state.limit} />}
      {state.view && <input type="hidden" name="view" value={state.view} />}
      <noscript>
        <Button type="submit" className="max-md:hidden">
          {t('filter')}
        </Button>
      </noscript>
      <div className="sticky bottom-0 -mx-[18px] border-t border-line bg-sheet px-[18px] py-3 md:hidden">{submit}</div>
    </div>
  )
}
