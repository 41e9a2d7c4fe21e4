import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/connect.ts'
import { banners, contents } from '../../../db/schema/contents.ts'

/** A block or a fact in braces that gets its text from the configuration. */
const configured = String.raw`"retention"|\{[a-z]+\.[a-zA-Z]+\}`

/** The tags of contents that show entries of the configuration. */
export const findConfiguredTags = async (db: Database): Promise<string[]> => {
  const pages = await db
    .select({ id: contents.id })
    .from(contents)
    .where(sql`contents::text ~ ${configured}`)
  const strips = await db
    .selectDistinct({ id: banners.versionId })
    .from(banners)
    .where(sql`banners::text ~ ${configured}`)
  return [
    'content',
    'faqs',
    'documents',
    'seos',
    ...pages.map(({ id }) => `content:${id}`),
    ...strips.map(({ id }) => `strip:${id}`),
  ]
}
