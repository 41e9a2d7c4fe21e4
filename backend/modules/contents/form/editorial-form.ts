import { z } from 'zod'
import { contentForm } from '#contracts/content-forms.ts'
import { bothForm, keyForm, pictureForm } from '#contracts/reference-forms.ts'
import { bannerStripForm, menuForm, type RegionForm, regionForm } from '#contracts/region-forms.ts'
import { documentForm, faqGroupForm, socialIconForm } from '#contracts/site-forms.ts'
import { translationForm } from './translation-form.ts'

/** The defaults for the head of every page. */
const seoForm = z.strictObject({
  titleTemplate: bothForm
    .refine(({ hu, en }) => hu.includes('%s') && en.includes('%s'), {
      error: 'the template has %s in place of the page’s own title',
    })
    .optional(),
  title: bothForm.optional(),
  description: bothForm.optional(),
  picture: pictureForm.optional(),
})
export type SeoForm = z.output<typeof seoForm>

/** The name of an entry: its key, or for a region `list` or `list for category:iskola`. */
export const entryName = (entry: { key: string } | Pick<RegionForm, 'token' | 'for'>): string => {
  if ('key' in entry) return entry.key
  return entry.for ? `${entry.token} for ${entry.for}` : entry.token
}

const listOf = <Schema extends z.ZodType<{ key: string } | Pick<RegionForm, 'token' | 'for'>>>(entry: Schema) =>
  z
    .array(entry)
    .superRefine((entries, ctx) => {
      const names = entries.map(entryName)
      for (const [index, name] of names.entries())
        if (names.indexOf(name) !== index)
          ctx.addIssue({ code: 'custom', message: `${name} stands here twice`, path: [index] })
    })
    .default([])

/** The form that `shop content import` reads and `shop content export` writes. See docs/content.md. */
export const editorialForm = z.strictObject({
  contents: listOf(contentForm),
  bannerStrips: listOf(bannerStripForm),
  menus: listOf(menuForm),
  regions: listOf(regionForm),
  faqs: listOf(faqGroupForm).superRefine((groups, ctx) => {
    const anchors = [...groups.map(({ key }) => key), ...groups.flatMap(({ items }) => items.map(({ key }) => key))]
    for (const [index, { items }] of groups.entries())
      for (const [place, { key }] of items.entries())
        if (anchors.indexOf(key) !== anchors.lastIndexOf(key))
          ctx.addIssue({ code: 'custom', message: `${key} stands here twice`, path: [index, 'items', place, 'key'] })
  }),
  documents: listOf(documentForm),
  socialIcons: listOf(socialIconForm),
  seo: seoForm.optional(),
  translations: z.strictObject({ hu: translationForm, en: translationForm }).default({ hu: {}, en: {} }),
  /** Names of entries to remove. */
  remove: z
    .strictObject({
      contents: z.array(keyForm).default([]),
      bannerStrips: z.array(keyForm).default([]),
      menus: z.array(keyForm).default([]),
      regions: z.array(z.string()).default([]),
      faqs: z.array(keyForm).default([]),
      documents: z.array(keyForm).default([]),
      socialIcons: z.array(keyForm).default([]),
      seo: z.boolean().default(false),
    })
    .default({
      contents: [],
      bannerStrips: [],
      menus: [],
      regions: [],
      faqs: [],
      documents: [],
      socialIcons: [],
      seo: false,
    }),
})
export type EditorialForm = z.output<typeof editorialForm>
