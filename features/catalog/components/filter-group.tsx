import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatCount } from '#lib/format/format-count.ts'
import type { ChoiceToken } from '../listing-url.ts'
import { FilterBoxes } from './filter-boxes.tsx'

export interface FilterChoice {
  value: string
  label: string
  count: number
  selected: boolean
}

/** So many are in sight, the others wait behind one press. */
const shownAtFirst = 6

export const FilterFrame = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="min-w-0 border-t border-line py-4">
    <legend className="float-left mb-1.5 w-full text-13 font-semibold">{legend}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
)

interface Props {
  token: ChoiceToken
  legend: string
  choices: FilterChoice[]
}

export const FilterGroup = ({ token, legend, choices }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const boxes = choices.map(({ value, label, count, selected }) => ({ value, label, count: formatCount(count, locale), selected }))
  const shown = boxes.filter(({ selected }, index) => selected || index < shownAtFirst)
  const others = boxes.filter((choice) => !shown.includes(choice))
  return (
    <FilterFrame legend={legend}>
      <FilterBoxes name={token} boxes={shown} />
      {others.length > 0 && (
        <details className="group/more">
          <summary className="inline-block list-none py-1.5 text-13 text-soft text-link group-open/more:hidden [&::-webkit-details-marker]:hidden">
            {t('more', { number: formatCount(others.length, locale) })}
          </summary>
          <FilterBoxes name={token} boxes={others} />
        </details>
      )}
    </FilterFrame>
  )
}
