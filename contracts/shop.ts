import { z } from 'zod'

export const locales = ['hu', 'en'] as const
export type Locale = (typeof locales)[number]

export const segments = ['b2c', 'b2b'] as const
export type Segment = (typeof segments)[number]

/** Currencies with the exponent of their minor unit: HUF 3490 is 3 490 Ft, EUR 3490 is 34.90 €. */
export const currencies = { HUF: 0, EUR: 2 } as const
export type Currency = keyof typeof currencies

export const imprints = ['kolibri', 'park', 'helikon', 'libri', 'jelenkor'] as const
export type Imprint = (typeof imprints)[number]

export const formats = ['paperback', 'hardback', 'ebook', 'audio', 'package'] as const
export type Format = (typeof formats)[number]

export const localeSchema = z.enum(locales)
export const currencySchema = z.enum(['HUF', 'EUR'])
export const segmentSchema = z.enum(segments)
export const formatSchema = z.enum(formats)
/** A text an editor keeps in both languages. */
export const bothLanguages = z.object({ hu: z.string(), en: z.string() })
/** `{id}` in paths: a number, or a slug that ends in one (`edes-anna-123`). Yields the number. */
export const idParam = z
  .string()
  .regex(/^(?:[a-z0-9-]{1,200}-)?\d{1,9}$/, { error: 'invalid' })
  .transform((value) => Number(value.slice(value.lastIndexOf('-') + 1)))
/** The longest single-line text input (spec point 9). */
export const maxTextLength = 256
export const none = z.object({})
