import type { SortValue } from '#contracts/shop.ts'
import { SlidersHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { choiceTokens, type ListingState } from '../listing-url.ts'
import { filterPanelId } from '../filter-panel-id.ts'
import { SortSelect } from './sort-select.tsx'

interface Props {
  formId: string
  state: ListingState
  sortValues: readonly SortValue[]
  hasFilters: boolean
  active: ReactNode
  /** How many on a page, covers or rows. */
  appearances: ReactNode
  /** The count of results. */
  children: ReactNode
}

const countActive = (state: ListingState): number =>
  choiceTokens.reduce((sum, token) => sum + state[token].length, 0) +
  [
    state.price_min ?? state.price_max,
    state.year_min ?? state.year_max,
    state.rating,
    state.reduced || undefined,
  ].filter((one) => one !== undefined).length

/** Above the results: what is set at the left, count and order at the right; on phones the button of the filters, and neither look nor length to choose. */
export const ListingBar = ({ formId, state, sortValues, hasFilters, active, appearances, children }: Props) => {
  const t = useTranslations('catalog')
  const count = countActive(state)
  const [defaultSort] = sortValues
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-2 gap-y-3 sm:gap-x-4 md:mb-6">
      {hasFilters && (
        <Button size="small" popoverTarget={filterPanelId} className="md:hidden">
          <SlidersHorizontal aria-hidden size={16} strokeWidth={1.6} />
          {count > 0 ? t('openFiltersCount', { count }) : t('openFilters')}
        </Button>
      )}
      <div className="chip-row min-w-0 max-md:order-last max-md:basis-full empty:hidden">{active}</div>
      <div className="ml-auto max-sm:hidden empty:hidden">{appearances}</div>
      <div className="flex items-center gap-2 max-sm:ml-auto sm:gap-3">
        {children}
        {hasFilters && sortValues.length > 1 && (
          <SortSelect
            form={formId}
            label={t('sort')}
            current={state.sort && state.sort !== defaultSort ? state.sort : ''}
            // The first is the order without asking: it needs no word in the address.
            options={sortValues.map((value, index) => ({
              value: index === 0 ? '' : value,
              label: t(`sorts.${value}`),
            }))}
          />
        )}
      </div>
    </div>
  )
}
