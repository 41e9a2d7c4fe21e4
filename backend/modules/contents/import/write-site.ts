import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../db/connect.ts'
import { documents } from '../../../db/schema/documents.ts'
import { faqCategories, faqs } from '../../../db/schema/faqs.ts'
import { insertMany } from '../../../db/write-rows.ts'
import { readConfiguration, writeConfigEntry } from '../../configuration/service.ts'
import type { DocumentForm, FaqGroupForm, SocialIconForm } from '#contracts/site-forms.ts'

/** Writes a group with all its questions. The questions of all groups are deleted first, because a question may move to another group. */
export const writeFaqs = async (
  db: Database,
  set: readonly FaqGroupForm[],
  removed: readonly string[],
): Promise<void> => {
  const gone = await db
    .select({ id: faqCategories.id })
    .from(faqCategories)
    .where(inArray(faqCategories.key, [...removed, ...set.map(({ key }) => key)]))
  await db.delete(faqs).where(
    inArray(
      faqs.categoryId,
      gone.map(({ id }) => id),
    ),
  )
  await db.delete(faqCategories).where(inArray(faqCategories.key, [...removed]))
  await insertMany(
    db,
    faqCategories,
    set.map(({ key, name, position }) => ({ key, name, position })),
    { onConflict: ['key'] },
  )
  for (const { key, items } of set) {
    const [category] = await db.select({ id: faqCategories.id }).from(faqCategories).where(eq(faqCategories.key, key))
    if (category)
      await insertMany(
        db,
        faqs,
        items.map((item, position) => ({ ...item, position, categoryId: category.id })),
      )
  }
}

/** @throws Error if a file has not been stored */
export const writeDocuments = async (
  db: Database,
  set: readonly DocumentForm[],
  removed: readonly string[],
): Promise<void> => {
  const rows = set.map(({ key, position, title, text = null, stored }) => {
    if (!stored) throw new Error(`The file of ${key} has not been taken in`)
    return { key, position, title, text, files: stored }
  })
  await insertMany(db, documents, rows, { onConflict: ['key'] })
  await db.delete(documents).where(inArray(documents.key, [...removed]))
}

/** Existing icons stay in their order, new ones come last. */
export const writeSocialIcons = async (
  db: Database,
  set: readonly SocialIconForm[],
  removed: readonly string[],
): Promise<void> => {
  if (set.length === 0 && removed.length === 0) return
  const icons = new Map((await readConfiguration(db)).social_icons.map(({ name, url }) => [name, url]))
  for (const { key, url } of set) icons.set(key, url)
  for (const key of removed) icons.delete(key)
  await writeConfigEntry(
    db,
    'social_icons',
    [...icons].map(([name, url]) => ({ name, url })),
  )
}
