import { useLocale, useTranslations } from 'next-intl'
import type { Filter } from '#contracts/listing.ts'
import { formatCount } from '#lib/format/format-count.ts'

/** One of several steps, or none. */
export const RatingChoice = ({ choices }: { choices: Filter['values'] }) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const isSet = choices.some(({ selected }) => selected)
  const option = (value: string, label: string, isChosen: boolean, count?: number) => (
    <label key={value} className="flex min-h-8 items-start gap-2.5 py-1">
      <input
        type="radio"
        name="rating"
        value={value}
        defaultChecked={isChosen}
        className="mt-0.5 size-[18px] shrink-0 appearance-none rounded-pill border border-control bg-sheet checked:border-[6px] checked:border-ink hover:border-ink forced-colors:appearance-auto"
      />
      <span className="min-w-0 flex-1">{label}</span>
      {count !== undefined && (
        <span className="text-13 leading-6 text-soft tabular-nums">{formatCount(count, locale)}</span>
      )}
    </label>
  )
  return (
    <>
      {option('', t('ratingAny'), !isSet)}
      {choices.map(({ value, count, selected }) =>
        option(value, t('ratingAtLeast', { stars: Number(value) }), selected, count),
      )}
    </>
  )
}
