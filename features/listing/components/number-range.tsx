import { useLocale, useTranslations } from 'next-intl'
import { controlStyle } from '#components/ui/field-frame.tsx'
import { groupDigits } from '#lib/format/group-digits.ts'

interface Props {
  name: 'price' | 'year'
  from: number | undefined
  to: number | undefined
  range: { min: number; max: number } | undefined
}

/** From and to. */
export const NumberRange = ({ name, from, to, range }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const write = (value: number | undefined) =>
    value === undefined ? undefined : name === 'year' ? String(value) : groupDigits(value, locale)
  const field = (end: 'min' | 'max', label: string, value: number | undefined, outermost: number | undefined) => (
    <label className="min-w-0 flex-1 text-13 text-soft">
      {label}
      <input
        type="text"
        inputMode={name === 'year' ? 'numeric' : 'decimal'}
        name={`${name}_${end}`}
        autoComplete="off"
        defaultValue={write(value)}
        placeholder={write(outermost)}
        className={`${controlStyle} mt-1`}
      />
    </label>
  )
  return (
    <div className="flex gap-2.5">
      {field('min', t(`${name}From`), from, range && Math.floor(range.min))}
      {field('max', t(`${name}To`), to, range && Math.ceil(range.max))}
    </div>
  )
}
