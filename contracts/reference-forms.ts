import { z } from 'zod'
import { linkablePages } from './linkable-pages.ts'
import { pictureDesigns } from './picture-designs.ts'

/** Keys of editors: `magazin`, `home-2026`. */
export const keyForm = z
  .string()
  .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, 'a key has small letters, digits, - and _ only')

export const momentForm = z.iso
  .datetime({ error: 'a date is written as 2026-11-01T08:00:00Z' })
  .transform((value) => new Date(value).toISOString())

/** A text in both languages. */
export const bothForm = z.strictObject({ hu: z.string().min(1), en: z.string().min(1) })

/** A book by its SKU, its ISBN or the key of its product (`edes-anna-hu`). */
export const bookForm = z.string().min(1).max(120)

export const targetKinds = ['category', 'collection', 'publisher', 'author', 'content', 'book', 'page', 'url'] as const

/** The target of a link: one of these, written as `category: szepirodalom`. */
export const targetForm = z
  .strictObject({
    category: keyForm.optional(),
    collection: keyForm.optional(),
    publisher: keyForm.optional(),
    author: keyForm.optional(),
    content: keyForm.optional(),
    book: bookForm.optional(),
    page: z.enum(linkablePages, { error: `a page is one of ${linkablePages.join(', ')}` }).optional(),
    url: z.url({ protocol: /^https$/, error: 'an address elsewhere begins with https://' }).optional(),
  })
  .refine((target) => targetKinds.filter((kind) => target[kind] !== undefined).length === 1, {
    error: `a target is exactly one of ${targetKinds.join(', ')}`,
  })
export type TargetForm = z.output<typeof targetForm>

/** The listing for which a region is shown: `category:szepirodalom`. */
export const resourceForm = z
  .string()
  .regex(
    /^(category|collection|publisher|author):[a-z0-9]+(?:[-_][a-z0-9]+)*$/,
    'a listing is written as category:KEY, collection:KEY, publisher:KEY or author:KEY',
  )

/**
 * A picture that the shop draws (`draw` names the series of covers in whose manner; each other `seed` gives another
 * picture), or one that was given to the shop: a `file` beside the form becomes `stored` when it is imported.
 */
export const pictureForm = z.union(
  [
    z.strictObject({ draw: z.enum(pictureDesigns), seed: keyForm.max(60), alt: bothForm.optional() }),
    z.strictObject({ stored: keyForm.max(80), alt: bothForm }),
    z.strictObject({ file: z.string().min(1), alt: bothForm }),
  ],
  { error: 'a picture has draw and seed, or file and alt' },
)
export type PictureForm = z.output<typeof pictureForm>
