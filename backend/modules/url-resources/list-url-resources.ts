import { type PagedType, pagedTypes } from '#contracts/resource-paths.ts'
import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { selectLive, selectRanges, type Span } from './queries.ts'
import { pathsOf } from './rules/resource-row.ts'

const isoOf = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString())

/** One page of the resources. The cursor is the last id. */
export const listUrlResources = async (
  { db }: Context,
  { type, ...span }: Span & { type: PagedType },
): Promise<Answer<'GET /v2.0/url_resources'>> => {
  const rows = await selectLive(db, type, span)
  const last = rows.length === span.limit ? rows.at(-1) : undefined
  return {
    items: rows.map((row) => ({
      resourceId: row.id,
      paths: pathsOf(type, row),
      updatedAt: isoOf(row.updatedAt),
      coverPath: row.coverPath,
    })),
    cursor: last ? String(last.id) : null,
  }
}

export const listRanges = async ({ db }: Context, size: number): Promise<Answer<'GET /v2.0/url_resources/ranges'>> => {
  const rows = []
  for (const type of pagedTypes) rows.push(...(await selectRanges(db, type, size)))
  return { items: rows.map((row) => ({ ...row, updatedAt: isoOf(row.updatedAt) })) }
}
