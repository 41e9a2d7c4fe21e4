import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { Packed } from '#lib/format/packed.ts'
import { filterPanelId } from '../filter-panel-id.ts'
import type { FilterGroup as Group } from '../use-filter-groups.ts'
import { FilterGroups } from './filter-groups.tsx'

const titleId = 'listing-filters-title'

interface Props {
  groups: Packed<readonly Group[]>
  /** Parts of the address that the form keeps but does not show, as name and value: before the facets, and after. */
  hidden: Record<'before' | 'after', readonly (readonly [string, string])[]>
  texts: Record<'title' | 'close' | 'apply', string>
  /** Slot: the button at the end of the sheet. */
  submit: ReactNode
}

const HiddenFields = ({ fields }: { fields: Props['hidden']['before'] }) =>
  fields.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)

/**
 * Styles: filter-panel.css, which the shop's layout brings. A column beside the results; below 900 px a popover over the
 * whole screen, which needs no JavaScript; use-filter-sheet.ts makes it a modal.
 */
export const FilterPanel = ({ groups, hidden, texts, submit }: Props) => (
  <div id={filterPanelId} popover="auto" className="filter-panel">
    <div className="flex items-center justify-between py-3 md:hidden">
      <h2 id={titleId} className="title text-24">
        {texts.title}
      </h2>
      <Button
        look="quiet"
        size="icon"
        aria-label={texts.close}
        popoverTarget={filterPanelId}
        popoverTargetAction="hide"
        className="-mr-3"
      >
        <X aria-hidden size={20} strokeWidth={1.6} />
      </Button>
    </div>
    <div>
      <HiddenFields fields={hidden.before} />
      <FilterGroups groups={groups} />
      <HiddenFields fields={hidden.after} />
    </div>
    <noscript>
      <Button type="submit" className="max-md:hidden">
        {texts.apply}
      </Button>
    </noscript>
    <div className="sticky bottom-0 -mx-[18px] border-t border-line bg-sheet px-[18px] py-3 md:hidden">{submit}</div>
  </div>
)
