import { z } from 'zod'
import { bannerTemplates } from './banners.ts'
import { menuTokens, regionTokens } from './regions.ts'
import {
  bookForm,
  bothForm,
  keyForm,
  momentForm,
  pictureForm,
  resourceForm,
  type TargetForm,
  targetForm,
} from './reference-forms.ts'

/** Templates that show books of the catalog. */
const filled = ['collection', 'imprints', 'categories', 'directories']

const bannerForm = z
  .strictObject({
    template: z.enum(bannerTemplates),
    /** Of an `author` in the form `author::book title`. */
    title: bothForm,
    text: bothForm.optional(),
    ctaText: bothForm.optional(),
    target: targetForm,
    books: z.array(bookForm).max(6).default([]),
    picture: pictureForm.optional(),
  })
  .refine(({ template, target }) => template !== 'collection' || target.collection !== undefined, {
    error: 'the template collection shows the books of a collection: its target must be one',
    path: ['target'],
  })
  .refine(
    ({ template, books, picture }) => !filled.includes(template) || (books.length === 0 && picture === undefined),
    {
      error: `${filled.join(', ')} are filled by the catalog: they take neither books nor a picture`,
      path: ['template'],
    },
  )
  .refine(({ template, books, picture }) => filled.includes(template) || books.length > 0 || picture !== undefined, {
    error: 'a banner shows books or a picture',
    path: ['template'],
  })
  .refine(({ template, title }) => template !== 'author' || (title.hu.includes('::') && title.en.includes('::')), {
    error: 'the title of an author is written as author::book title',
    path: ['title'],
  })
export type BannerForm = z.output<typeof bannerForm>

export const bannerStripForm = z.strictObject({
  key: keyForm,
  /** Shown is the latest version whose date has passed. */
  versions: z
    .array(
      z.strictObject({
        publishedAt: momentForm,
        banners: z.array(bannerForm).max(24),
      }),
    )
    .min(1)
    .refine((versions) => new Set(versions.map(({ publishedAt }) => publishedAt)).size === versions.length, {
      error: 'two versions have the same date',
    }),
})
export type BannerStripForm = z.output<typeof bannerStripForm>

export interface MenuNodeForm {
  /** Optional if the target has a name. */
  title?: z.output<typeof bothForm> | undefined
  target?: TargetForm | undefined
  /**
   * What the catalog puts below it: the categories under its target, or our imprints. `categories` without title and
   * target stands for all of the first level, each an entry of its own.
   */
  expand?: 'categories' | 'imprints' | undefined
  children?: MenuNodeForm[] | undefined
  /** Shown beside what is below it. */
  bannerStrip?: string | undefined
}

const menuNodeForm: z.ZodType<MenuNodeForm> = z
  .strictObject({
    title: bothForm.optional(),
    target: targetForm.optional(),
    expand: z.enum(['categories', 'imprints']).optional(),
    get children() {
      return z.array(menuNodeForm).optional()
    },
    bannerStrip: keyForm.optional(),
  })
  .refine(({ title, target, expand }) => title || (target ? !target.page && !target.url : expand === 'categories'), {
    error: 'an entry that leads to a page or elsewhere, or nowhere, needs a title',
    path: ['title'],
  })
  .refine(
    ({ title, target, expand }) => expand !== 'categories' || target?.category !== undefined || !(title || target),
    {
      error: 'categories are put below a category, or stand alone for those of the first level',
      path: ['expand'],
    },
  )

export const menuForm = z.strictObject({ key: keyForm, nodes: z.array(menuNodeForm).min(1) })
export type MenuForm = z.output<typeof menuForm>

export const regionForm = z
  .strictObject({
    token: z.enum(regionTokens),
    /** Content-aware: only for this listing, and for the listings of the categories below it. */
    for: resourceForm.optional(),
    enabled: z.boolean().default(true),
    bannerStrip: keyForm.optional(),
    menu: keyForm.optional(),
    content: keyForm.optional(),
  })
  .refine((region) => [region.bannerStrip, region.menu, region.content].filter(Boolean).length === 1, {
    error: 'a region shows exactly one of bannerStrip, menu and content',
  })
  .refine(({ token, menu }) => menuTokens.some((one) => one === token) === (menu !== undefined), {
    error: `${menuTokens.join(', ')} show a menu, the other regions do not`,
    path: ['token'],
  })
  .refine(({ token, for: listing }) => listing === undefined || token === 'list' || token === 'end', {
    error: 'only list and end can hold for one listing',
    path: ['for'],
  })
export type RegionForm = z.output<typeof regionForm>
