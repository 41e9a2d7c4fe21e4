import { z } from 'zod'

/** The shape of the demo catalog's JSON files in this folder. Keys are slugs: lower-case ASCII with hyphens. */
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const text = z.strictObject({ hu: z.string().min(1), en: z.string().min(1) })

const imprints = [
  'kolofon',
  'kolibri',
  'park',
  'helikon',
  'libri',
  'jelenkor',
  'szelrozsa',
  'dunapart',
  'northlight',
] as const
const formats = ['paperback', 'hardback', 'ebook', 'audio'] as const

const author = z.strictObject({
  key,
  /** The name in Hungarian order for Hungarians in `hu` ("Kosztolányi Dezső"), with the given name first in `en`. */
  name: text,
  born: z.int().optional(),
  died: z.int().optional(),
  country: z.string().length(2),
  bio: text,
})

const series = z.strictObject({ key, title: text, imprint: z.enum(imprints) })

/** One product: the work in one language. */
const edition = z.strictObject({
  language: z.enum(['hu', 'en', 'de', 'fr']),
  title: z.string().min(1),
  subtitle: z.string().optional(),
  translator: z.string().optional(),
  imprint: z.enum(imprints),
  formats: z.array(z.enum(formats)).min(1),
  pages: z.int().positive(),
  /** The year and month of this edition. */
  published: z.string().regex(/^20[12]\d-\d\d$/),
})

const work = z.strictObject({
  key,
  authors: z.array(key).min(1),
  illustrator: z.string().optional(),
  /** The year of first publication; negative for BCE. */
  year: z.int(),
  originalLanguage: z.string().length(2),
  categories: z.array(key).min(1).max(4),
  series: z.strictObject({ key, number: z.int().positive().optional() }).optional(),
  ages: z.tuple([z.int(), z.int()]).optional(),
  /** One inviting sentence, in large type on the page of the product. */
  lead: text,
  description: text,
  editions: z.array(edition).min(1),
})

export const catalogFile = z.strictObject({ authors: z.array(author), series: z.array(series), works: z.array(work) })
export type CatalogFile = z.infer<typeof catalogFile>
