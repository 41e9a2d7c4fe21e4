import { z } from 'zod'
import { formats, locales, segments } from './shop.ts'

export const localeSchema = z.enum(locales)
export const currencySchema = z.enum(['HUF', 'EUR'])
export const segmentSchema = z.enum(segments)
export const formatSchema = z.enum(formats)
/** A text that editors write in both languages. */
export const bothLanguages = z.object({ hu: z.string(), en: z.string() })
/** `{id}` in paths: a number, or a slug that ends in one (`edes-anna-123`). Yields the number. */
export const idParam = z
  .string()
  .regex(/^(?:[a-z0-9-]{1,200}-)?\d{1,9}$/, { error: 'invalid' })
  .transform((value) => Number(value.slice(value.lastIndexOf('-') + 1)))
/** Ids are Postgres integers: a larger number is no id, not an error of the database. */
const largestId = 2_147_483_647
export const rowId = z.int().positive().max(largestId)
/** The same as text, for paths and queries. */
export const rowIdText = z.coerce.number().int().positive().max(largestId)
/** The id after which a list continues; 0 for its beginning. */
export const afterId = z.coerce.number().int().nonnegative().max(largestId)
/** A number from zero up that fits the database: a sum in minor units, the version of a row. */
export const wholeNumber = z.int().nonnegative().max(largestId)
export const none = z.object({})
