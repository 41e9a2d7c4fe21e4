import { asc } from 'drizzle-orm'
import type { documentEndpoints } from '#contracts/documents.ts'
import { documents } from '../../db/schema/documents.ts'
import type { Context } from '../../http/context.ts'
import type { Answer, Handlers } from '../../http/handler.ts'
import { ok } from '../../http/result.ts'

const findDocuments = async ({ db, locale }: Context): Promise<Answer<'GET /v2.0/documents'>> => {
  const rows = await db.select().from(documents).orderBy(asc(documents.position), asc(documents.id))
  return {
    items: rows.map(({ key, title, text, files }) => ({
      key,
      title: title[locale],
      text: text?.[locale] ?? null,
      path: `/assets/documents/${files[locale].name}`,
      ...files[locale],
    })),
  }
}

export const documentRoutes: Handlers<keyof typeof documentEndpoints> = {
  'GET /v2.0/documents': async (ctx) => ok(await findDocuments(ctx)),
}
