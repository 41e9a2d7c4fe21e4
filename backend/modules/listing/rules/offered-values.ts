import type { Locale } from '#contracts/shop.ts'
import { choiceOf } from '../../catalog-index/rules/chosen-parameters.ts'
import type { Labels } from '../../catalog-index/rules/labels.ts'
import type { ParameterValue } from '../../catalog-index/rules/parameter-sets.ts'
import type { CatalogIndex } from '../../catalog-index/service.ts'
import { compareIn } from '../../text/rules/compare-in.ts'

export interface OfferedValue {
  value: string
  label: string
  count: number
  selected: boolean
  /** The order that the parameter has itself: that of its options, of numbers, yes before no. */
  order: number
}

const valueIn = (choice: string): string => choice.slice(choice.indexOf(':') + 1)

const labelOf = ({ options }: Labels, { raw }: ParameterValue, locale: Locale): string | undefined => {
  if (typeof raw === 'object') return raw[locale]
  return typeof raw === 'number' ? options.get(raw)?.[locale] : undefined
}

const orderOf = ({ parameters, options }: Labels, { parameterId, raw }: ParameterValue): number => {
  if (typeof raw === 'object') return 0
  if (typeof raw === 'number') return options.get(raw)?.position ?? 0
  const type = parameters.get(parameterId)?.type
  if (type === 'bool') return raw === 'true' ? 0 : 1
  return type === 'int' || type === 'float' ? Number(raw) : 0
}

/** Options stand as the editor ordered them, numbers by size, other values by the alphabet of the page. */
const inOrder = (values: readonly OfferedValue[], locale: Locale): OfferedValue[] =>
  values.toSorted((a, b) => a.order - b.order || compareIn(locale)(a.label, b.label))

/**
 * The values of one parameter with their counts. A chosen value stays when no book is left for it, and also when it is
 * unknown, so that the reader can take it back.
 * @param numbers the numbers of the values that were counted
 * @param chosen the chosen values of this parameter
 */
export const offeredValues = (
  { entries, labels }: CatalogIndex,
  counts: Int32Array,
  numbers: readonly number[],
  chosen: readonly string[],
  locale: Locale,
): OfferedValue[] => {
  const { values } = entries.parameters
  const offer = (known: ParameterValue, number: number): OfferedValue[] => {
    const value = choiceOf(labels, known)
    if (value === undefined) return []
    const label = labelOf(labels, known, locale) ?? valueIn(value)
    return [
      { value, label, order: orderOf(labels, known), count: counts[number] ?? 0, selected: chosen.includes(value) },
    ]
  }
  const counted = numbers.flatMap((number) => {
    const known = values[number]
    return known ? offer(known, number) : []
  })
  const missing = chosen.filter((choice) => counted.every(({ value }) => value !== choice))
  const left = missing.length > 0 ? values.flatMap(offer) : []
  const selected = missing.map(
    (choice) =>
      left.find(({ value }) => value === choice) ?? {
        value: choice,
        label: valueIn(choice),
        order: 0,
        count: 0,
        selected: true,
      },
  )
  return inOrder([...counted, ...selected], locale)
}
