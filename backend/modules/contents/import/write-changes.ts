import { and, eq, inArray } from 'drizzle-orm'
import { locales } from '#contracts/shop.ts'
import type { Database } from '../../../db/connect.ts'
import * as tables from '../../../db/schema/contents.ts'
import { insertMany } from '../../../db/write-rows.ts'
import { type EditorialForm, entryName } from '../form/editorial-form.ts'
import type { Change, EntryKind } from '../rules/find-changes.ts'
import { writeRegions } from './write-regions.ts'
import { writeDocuments, writeFaqs, writeSocialIcons } from './write-site.ts'
import { writeStrips } from './write-strips.ts'

const global = 'global'

const contentRow = ({
  contents: members,
  publishedAt,
  lead,
  picture,
  ...content
}: EditorialForm['contents'][number]) => ({
  ...content,
  members,
  lead: lead ?? null,
  picture: picture ?? null,
  publishedAt: new Date(publishedAt),
})

const writeSeo = async (db: Database, { seo, remove }: EditorialForm): Promise<void> => {
  if (seo) {
    const { titleTemplate = null, title = null, description = null, picture = null } = seo
    await insertMany(db, tables.seos, [{ resource: global, titleTemplate, title, description, picture }], {
      onConflict: ['resource'],
    })
  } else if (remove.seo) await db.delete(tables.seos).where(eq(tables.seos.resource, global))
}

const writeTranslations = async (db: Database, { translations }: EditorialForm): Promise<void> => {
  const all = locales.flatMap((locale) =>
    Object.entries(translations[locale]).map(([key, value]) => ({ locale, key, value })),
  )
  const set = all.flatMap(({ value, ...row }) => (value === null ? [] : [{ ...row, value }]))
  await insertMany(db, tables.translations, set, { onConflict: ['locale', 'key'] })
  for (const locale of locales) {
    const gone = all.filter((row) => row.locale === locale && row.value === null).map(({ key }) => key)
    await db
      .delete(tables.translations)
      .where(and(eq(tables.translations.locale, locale), inArray(tables.translations.key, gone)))
  }
}

const remove = async (db: Database, { remove: { contents, bannerStrips, menus } }: EditorialForm): Promise<void> => {
  await db.delete(tables.contents).where(inArray(tables.contents.key, contents))
  await db.delete(tables.bannerStrips).where(inArray(tables.bannerStrips.key, bannerStrips))
  await db.delete(tables.menus).where(inArray(tables.menus.key, menus))
}

/** Writes the entries of a form that have changed. To be called inside a transaction. */
export const writeChanges = async (db: Database, form: EditorialForm, changes: readonly Change[]): Promise<void> => {
  const isWritten = (kind: EntryKind) => {
    const names = new Set(changes.filter((change) => change.kind === kind).map(({ name }) => name))
    return (entry: Parameters<typeof entryName>[0]) => names.has(entryName(entry))
  }
  await insertMany(db, tables.contents, form.contents.filter(isWritten('contents')).map(contentRow), {
    onConflict: ['key'],
  })
  await writeStrips(db, form.bannerStrips.filter(isWritten('bannerStrips')))
  await insertMany(db, tables.menus, form.menus.filter(isWritten('menus')), { onConflict: ['key'] })
  await writeRegions(db, form.regions.filter(isWritten('regions')), form.remove.regions)
  await writeFaqs(db, form.faqs.filter(isWritten('faqs')), form.remove.faqs)
  await writeDocuments(db, form.documents.filter(isWritten('documents')), form.remove.documents)
  await writeSocialIcons(db, form.socialIcons.filter(isWritten('socialIcons')), form.remove.socialIcons)
  await remove(db, form)
  await writeSeo(db, form)
  await writeTranslations(db, form)
}
