import { useLocale, useTranslations } from 'next-intl'
import { formatCount } from '#lib/format/format-count.ts'
import type { ChoiceToken } from '../listing-url.ts'
import type { DescribedFilters } from '../use-described-filters.ts'
import { FilterBoxes } from './filter-boxes.tsx'

/** So many are in sight, the others wait behind one press. */
const shownAtFirst = 6

interface Props {
  token: ChoiceToken
  choices: DescribedFilters[number]['choices']
}

export const FilterChoices = ({ token, choices }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const boxes = choices.map(({ value, label, count, selected }) => ({
    value,
    label,
    count: formatCount(count, locale),
    selected,
  }))
  const shown = boxes.filter(({ selected }, index) => selected || index < shownAtFirst)
  const others = boxes.filter((choice) => !shown.includes(choice))
  return (
    <>
      <FilterBoxes name={token} boxes={shown} />
      {others.length > 0 && (
        <details className="group/more">
          <summary className="inline-block list-none py-1.5 text-13 text-soft text-link group-open/more:hidden [&::-webkit-details-marker]:hidden">
            {t('more', { number: formatCount(others.length, locale) })}
          </summary>
          <FilterBoxes name={token} boxes={others} />
        </details>
      )}
    </>
  )
}
