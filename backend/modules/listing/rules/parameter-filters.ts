import type { Filter } from '#contracts/listing.ts'
import type { Locale } from '#contracts/shop.ts'
import type { LiveCatalog } from '../../catalog-index/catalog-index.ts'
import { keyIn } from '../../catalog-index/rules/chosen-parameters.ts'
import { type OfferedValue, offeredValues } from './offered-values.ts'
import type { Scanned } from '../../catalog-index/rules/scan.ts'

const mostParameters = 12
/** Of one parameter, the most frequent. */
const mostValues = 50

type Parameter = NonNullable<Filter['parameter']>

/** The filterable ones in their order; what is chosen of another has its key for a name. */
const parametersOf = (
  { parameters }: LiveCatalog['labels'],
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

/** A single value tells nothing, unless it is a yes that not all can say. */
const narrows = (type: Parameter['type'], values: readonly OfferedValue[], listed: number): boolean =>
  values.length > 1 || (type === 'bool' && values.some(({ count }) => count < listed))

/** A filter for each parameter that makes a difference. */
export const parameterFilters = (
  live: LiveCatalog,
  { tally, count: listed }: Pick<Scanned, 'tally' | 'count'>,
  locale: Locale,
  chosen: readonly string[] = [],
): Filter[] => {
  const { parameters: counts } = tally
  const countOf = (number: number): number => counts[number] ?? 0
  const counted = [...counts.keys()].filter((number) => countOf(number) > 0).toSorted((a, b) => countOf(b) - countOf(a))
  const numbersOf = Map.groupBy(counted, (number) => live.shelf.parameters.values[number]?.parameterId)
  const chosenOf = Map.groupBy(chosen, keyIn)
  return [...parametersOf(live.labels, chosenOf.keys(), locale).values()]
    .map(({ id, ...parameter }) => {
      const own = chosenOf.get(parameter.key) ?? []
      const values = offeredValues(live, counts, (numbersOf.get(id) ?? []).slice(0, mostValues), own, locale)
      return { parameter, values, isChosen: own.length > 0 }
    })
    .filter(({ parameter, values, isChosen }) => isChosen || narrows(parameter.type, values, listed))
    .filter(({ isChosen }, index) => isChosen || index < mostParameters)
    .map(({ parameter, values }) => ({
      token: 'parameter',
      type: 'multiple',
      parameter,
      values: values.map(({ order: _, ...value }) => value),
    }))
}
