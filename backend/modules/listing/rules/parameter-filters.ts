import type { Filter } from '#contracts/listing.ts'
import type { Locale } from '#contracts/shop.ts'
import { keyIn } from '../../catalog-index/rules/chosen-parameters.ts'
import type { CatalogIndex, Counted } from '../../catalog-index/service.ts'
import { type OfferedValue, offeredValues } from './offered-values.ts'

const parameterLimit = 12
/** How many values of one parameter are offered: the most frequent ones. */
const valueLimit = 50

type Parameter = NonNullable<Filter['parameter']>

/** The filterable parameters in their order. A chosen parameter that is not filterable has its key for a name. */
const parametersOf = (
  { parameters }: CatalogIndex['labels'],
  chosenKeys: Iterable<string>,
  locale: Locale,
): Map<string, Parameter & { id: number }> => {
  const known = new Map(
    [...parameters].map(([id, { key, type, unit, ...name }]) => [
      key,
      { id, key, type, unit: unit?.[locale] ?? null, name: name[locale] },
    ]),
  )
  const unknown = [...chosenKeys].map((key): [string, Parameter & { id: number }] => [
    key,
    { id: 0, key, type: 'string', unit: null, name: key },
  ])
  return new Map([...known, ...unknown.filter(([key]) => !known.has(key))])
}

/** One single value narrows nothing, unless it is a yes that not all books have. */
const narrows = (type: Parameter['type'], values: readonly OfferedValue[], listed: number): boolean =>
  values.length > 1 || (type === 'bool' && values.some(({ count }) => count < listed))

/** A filter for each parameter that narrows the list. */
export const parameterFilters = (
  { entries, labels }: CatalogIndex,
  { parameters: counts, count: listed }: Pick<Counted, 'parameters' | 'count'>,
  locale: Locale,
  chosen: readonly string[] = [],
): Filter[] => {
  const countOf = (number: number): number => counts[number] ?? 0
  const counted = [...counts.keys()].filter((number) => countOf(number) > 0).toSorted((a, b) => countOf(b) - countOf(a))
  const numbersOf = Map.groupBy(counted, (number) => entries.parameters.values[number]?.parameterId)
  const chosenByKey = Map.groupBy(chosen, keyIn)
  return [...parametersOf(labels, chosenByKey.keys(), locale).values()]
    .map(({ id, ...parameter }) => {
      const own = chosenByKey.get(parameter.key) ?? []
      const numbers = (numbersOf.get(id) ?? []).slice(0, valueLimit)
      const values = offeredValues({ entries, labels }, counts, numbers, own, locale)
      return { parameter, values, isChosen: own.length > 0 }
    })
    .filter(({ parameter, values, isChosen }) => isChosen || narrows(parameter.type, values, listed))
    .filter(({ isChosen }, index) => isChosen || index < parameterLimit)
    .map(({ parameter, values }) => ({
      token: 'parameter',
      type: 'multiple',
      parameter,
      values: values.map(({ order: _, ...value }) => value),
    }))
}
