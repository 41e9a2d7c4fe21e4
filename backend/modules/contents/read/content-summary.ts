import { getTableColumns, sql } from 'drizzle-orm'
import type { ContentSummary } from '#contracts/contents.ts'
import { contents } from '../../../db/schema/contents.ts'
import type { Context } from '../../../kernel/context.ts'
import { pathSql } from '../../url-resources/service.ts'
import { servePicture } from './serve-picture.ts'

/** A content without its text, with the path of its page. */
export const summaryColumns = ({ locale }: Pick<Context, 'locale'>) => {
  const { blocks: _, ...columns } = getTableColumns(contents)
  return { ...columns, path: pathSql('content', locale, sql`contents`) }
}

type SummaryRow = Omit<typeof contents.$inferSelect, 'blocks'> & { path: string }

export const contentSummary = (row: SummaryRow, { locale }: Context): ContentSummary => ({
  id: row.id,
  key: row.key,
  type: row.type,
  path: row.path,
  title: row.title[locale],
  lead: row.lead?.[locale] ?? null,
  picture: row.picture && servePicture(row.picture, 'card', locale),
  publishedAt: row.publishedAt.toISOString(),
})
