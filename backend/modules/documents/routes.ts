import { asc } from 'drizzle-orm'
import type { documentEndpoints } from '#contracts/documents.ts'
import { documents } from '../../db/schema/documents.ts'
import type { Context } from '../../kernel/context.ts'
import type { Answer, Handlers } from '../../http/handler.ts'
import { ok } from '../../kernel/result.ts'
import { findShopFacts, nameFacts } from '../configuration/service.ts'

const findDocuments = async (ctx: Context): Promise<Answer<'GET /v2.0/documents'>> => {
  const { db, locale } = ctx
  const rows = await db.select().from(documents).orderBy(asc(documents.position), asc(documents.id))
  const items = rows.map(({ key, title, text, files }) => ({
    key,
    title: title[locale],
    text: text?.[locale] ?? null,
    path: `/assets/documents/${files[locale].name}`,
    ...files[locale],
  }))
  return { items: nameFacts(items, await findShopFacts(ctx)) }
}

export const documentRoutes: Handlers<keyof typeof documentEndpoints> = {
  'GET /v2.0/documents': async (ctx) => ok(await findDocuments(ctx)),
}
