import type { useTranslations } from 'next-intl'
import type { Understanding } from '#contracts/understanding.ts'
import { yearRangeText } from './range-texts.ts'
import type { DescribedFilters } from './use-described-filters.ts'
import { chosenBy } from './with-understood.ts'

type Translate = ReturnType<typeof useTranslations<'catalog'>>

/** What words of a search were taken for: as the filters call it, else by its name. */
export const describeUnderstood = (
  one: Understanding['understood'][number],
  filters: DescribedFilters,
  t: Translate,
): string => {
  if (one.token === 'year') return yearRangeText(chosenBy(one), t) ?? one.words
  if (one.token === 'reduced') return t('filterNames.reduced')
  const choices = filters.find(({ token }) => token === one.token)?.choices ?? []
  const chips = one.values.flatMap((value) => choices.find((choice) => choice.value === value)?.chip ?? [])
  return chips.length > 0 ? chips.join(', ') : (one.name ?? one.words)
}
