import { useLocale, useTranslations } from 'next-intl'
import { controlStyle } from '#components/ui/field-frame.tsx'
import { groupDigits } from '#lib/format/group-digits.ts'
import { FilterFrame } from './filter-group.tsx'

interface Props {
  legend: string
  from: number | undefined
  to: number | undefined
  range: { min: number; max: number } | undefined
}

export const PriceRange = ({ legend, from, to, range }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const write = (price: number | undefined) => (price === undefined ? undefined : groupDigits(price, locale))
  const field = (
    name: 'price_min' | 'price_max',
    label: string,
    value: number | undefined,
    outermost: number | undefined,
  ) => (
    <label className="min-w-0 flex-1 text-13 text-soft">
      {label}
      <input
        type="text"
        inputMode="decimal"
        name={name}
        autoComplete="off"
        defaultValue={write(value)}
        placeholder={write(outermost)}
        className={`${controlStyle} mt-1`}
      />
    </label>
  )
  return (
    <FilterFrame legend={legend}>
      <div className="flex gap-2.5">
        {field('price_min', t('priceFrom'), from, range && Math.floor(range.min))}
        {field('price_max', t('priceTo'), to, range && Math.ceil(range.max))}
      </div>
    </FilterFrame>
  )
}
