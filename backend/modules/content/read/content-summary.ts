import type { ContentSummary } from '#contracts/content.ts'
import type { contents } from '../../../db/schema/content.ts'
import type { Context } from '../../../http/context.ts'
import { servePicture } from './serve-picture.ts'

export const contentSummary = (row: Omit<typeof contents.$inferSelect, 'blocks'>, { locale }: Context): ContentSummary => ({
  id: row.id,
  key: row.key,
  type: row.type,
  slug: row.slug[locale],
  slugs: row.slug,
  title: row.title[locale],
  lead: row.lead?.[locale] ?? null,
  picture: row.picture && servePicture(row.picture, 'card', locale),
  publishedAt: row.publishedAt.toISOString(),
})
