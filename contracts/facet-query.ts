import { z } from 'zod'
import { choices } from './choices.ts'
import {
  facets,
  type FacetValue,
  type MultipleFacet,
  multipleFacets,
  type RangeEnd,
  type RangeFacet,
  rangeFacets,
  type SingleFacet,
  singleFacets,
} from './facets.ts'
import { rowIdText } from './shop-schemas.ts'

type Parameter<Output> = z.ZodOptional<z.ZodType<Output, string>>
type EndParameter = z.ZodOptional<z.ZodCoercedNumber>

/**
 * The query parameters of the facets. Their types are derived from the table of facets, because TypeScript cannot infer
 * them from the loops below.
 */
type FacetQuery = { [Token in MultipleFacet]: Parameter<FacetValue<Token>[]> } & {
  [Token in SingleFacet]: z.ZodOptional<z.ZodType<(typeof facets)[Token]['values'][number], unknown>>
} & { [End in RangeEnd]: EndParameter }

const valueSchema = (token: MultipleFacet): z.ZodType<unknown, unknown> => {
  const { values } = facets[token]
  if (values === 'id') return rowIdText
  return values instanceof RegExp ? z.string().regex(values) : z.enum(values)
}

const endSchema = (token: RangeFacet): EndParameter => {
  const [min, max] = facets[token].ends
  return z.coerce.number().int().min(min).max(max).optional()
}

/** The query parameters of all facets, made from their table. */
export const facetQuery = Object.fromEntries([
  ...multipleFacets.map((token) => [token, choices(valueSchema(token)).optional()]),
  ...singleFacets.map((token) => [token, z.coerce.number().pipe(z.literal(facets[token].values)).optional()]),
  ...rangeFacets.flatMap((token) => (['min', 'max'] as const).map((end) => [`${token}_${end}`, endSchema(token)])),
]) as FacetQuery
