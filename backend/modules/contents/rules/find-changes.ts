import { isDeepStrictEqual } from 'node:util'
import { locales } from '#contracts/shop.ts'
import { type EditorialForm, entryName } from '../form/editorial-form.ts'
import type { BannerStripForm } from '#contracts/region-forms.ts'
import type { Stored } from '../stored/read-stored.ts'

const entryKinds = ['contents', 'bannerStrips', 'menus', 'regions', 'faqs', 'documents', 'socialIcons'] as const
export type EntryKind = (typeof entryKinds)[number]

export interface Change {
  kind: EntryKind | 'seo' | 'translations'
  name: string
  what: 'added' | 'changed' | 'removed'
}

const inOrder = ({ versions, ...strip }: BannerStripForm): BannerStripForm => ({
  ...strip,
  versions: versions.toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt)),
})

/** A missing field and an undefined field are equal. */
const isSame = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)))

const ofKind = (stored: Stored, form: EditorialForm, kind: EntryKind): Change[] => {
  const entries = kind === 'bannerStrips' ? form.bannerStrips.map(inOrder) : form[kind]
  const set = entries.flatMap((entry): Change[] => {
    const name = entryName(entry)
    const before = stored[kind].get(name)?.form
    if (before === undefined) return [{ kind, name, what: 'added' }]
    return isSame(before, entry) ? [] : [{ kind, name, what: 'changed' }]
  })
  const removed = form.remove[kind].filter((name) => stored[kind].has(name))
  return [...set, ...removed.map((name): Change => ({ kind, name, what: 'removed' }))]
}

const ofSeo = ({ seo: before }: Stored, { seo, remove }: EditorialForm): Change[] => {
  if (seo === undefined) return remove.seo && before ? [{ kind: 'seo', name: 'global', what: 'removed' }] : []
  if (before === undefined) return [{ kind: 'seo', name: 'global', what: 'added' }]
  return isSame(before, seo) ? [] : [{ kind: 'seo', name: 'global', what: 'changed' }]
}

const ofTranslations = ({ translations: before }: Stored, { translations }: EditorialForm): Change[] =>
  locales.flatMap((locale) =>
    Object.entries(translations[locale]).flatMap(([key, value]): Change[] => {
      const name = `${locale} ${key}`
      const held = before[locale][key]
      if (value === null) return held === undefined ? [] : [{ kind: 'translations', name, what: 'removed' }]
      if (held === undefined) return [{ kind: 'translations', name, what: 'added' }]
      return held === value ? [] : [{ kind: 'translations', name, what: 'changed' }]
    }),
  )

/** The changes that a form makes. Entries that the form does not name stay as they are. */
export const findChanges = (stored: Stored, form: EditorialForm): Change[] => [
  ...entryKinds.flatMap((kind) => ofKind(stored, form, kind)),
  ...ofSeo(stored, form),
  ...ofTranslations(stored, form),
]
