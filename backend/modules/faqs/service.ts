import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { faqCategories, faqs } from '../../db/schema/faqs.ts'
import type { Context } from '../../kernel/context.ts'
import type { Answer } from '../../http/handler.ts'
import { parseSearch } from '../search/rules/search-words.ts'
import { findShopFacts, nameFacts } from '../configuration/service.ts'

/** Each word must stand in the question or in the answer, in any of its forms. */
const holds = (ctx: Context, q: string): SQL[] => {
  const text = sql`(${faqs.question}->>${ctx.locale}) || ' ' || (${faqs.answer}->>${ctx.locale})`
  const { words, phrases } = parseSearch(q)
  return [...words, ...phrases.flatMap((phrase) => phrase.split(' '))].map(
    (word) => sql`search_terms(${text}) @@ search_word(${word})`,
  )
}

export const findFaqs = async (
  ctx: Context,
  { q = '', category }: { q?: string | undefined; category?: string | undefined },
): Promise<Answer<'GET /v2.0/faqs'>> => {
  const { locale, db } = ctx
  const categories = await db.select().from(faqCategories).orderBy(asc(faqCategories.position))
  const rows = await db
    .select({ key: faqs.key, categoryId: faqs.categoryId, question: faqs.question, answer: faqs.answer })
    .from(faqs)
    .innerJoin(faqCategories, eq(faqCategories.id, faqs.categoryId))
    .where(and(...holds(ctx, q), category ? eq(faqCategories.key, category) : undefined))
    .orderBy(asc(faqs.position))
  const groups = categories.map(({ id, key, name }) => ({
    key,
    name: name[locale],
    items: rows
      .filter(({ categoryId }) => categoryId === id)
      .map((row) => ({ key: row.key, question: row.question[locale], answer: row.answer[locale] })),
  }))
  return {
    items: nameFacts(
      groups.filter(({ items }) => items.length > 0),
      await findShopFacts(ctx),
    ),
    count: rows.length,
    categories: groups.map(({ key, name }) => ({ key, name })),
  }
}
