import { asc, inArray } from 'drizzle-orm'
import { locales } from '#contracts/shop.ts'
import { seos, translations } from '../../../db/schema/contents.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Answer } from '../../../http/handler.ts'
import { findShopFacts, nameFacts } from '../../configuration/service.ts'
import { servePicture } from './serve-picture.ts'

export const findSeos = async (ctx: Context): Promise<Answer<'GET /v2.0/seos'>> => {
  const { recentDb, locale } = ctx
  const rows = await recentDb.select().from(seos)
  const items = rows.map(({ resource, titleTemplate, title, description, picture }) => ({
    resourceType: resource,
    titleTemplate: titleTemplate?.[locale] ?? null,
    title: title?.[locale] ?? null,
    description: description?.[locale] ?? null,
    image: picture && fileOf(servePicture(picture, 'card', locale)),
  }))
  return { items: nameFacts(items, await findShopFacts(ctx)) }
}

const fileOf = ({ path, width }: { path: string; width: number }): string => `${path}-${width}.jpg`

export const findTranslations = async (
  { recentDb }: Context,
  requested: string,
): Promise<Answer<'GET /v2.0/translations'>> => {
  const wanted = locales.filter((locale) => requested.split(',').includes(locale))
  return recentDb
    .select()
    .from(translations)
    .where(inArray(translations.locale, wanted))
    .orderBy(asc(translations.locale), asc(translations.key))
}
