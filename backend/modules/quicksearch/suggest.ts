import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { beginsWords, foldedWords } from '../text/rules/fold.ts'
import { findCategories, findKeywords, findVariantsOf } from '../catalog/service.ts'
import { readConfiguration } from '../configuration/service.ts'
import { findContents } from '../contents/service.ts'
import { suggestBooks } from '../listing/service.ts'
import { isNamedBy } from '../search/rules/category-by-name.ts'

type Kind = 'variants' | 'categories' | 'keywords' | 'contents'
type Suggestions<K extends Kind> = Answer<`GET /v2.0/quicksearch_suggestions/${K}`>

export interface Typed {
  q: string
  limit: number
}

/** Items that have, for each typed word, a word beginning with it. */
const matching = <Item>(items: readonly Item[], textOf: (item: Item) => string, { q, limit }: Typed): Item[] => {
  const typed = foldedWords(q)
  return typed.length === 0 ? [] : items.filter((item) => beginsWords(foldedWords(textOf(item)), typed)).slice(0, limit)
}

/** One variant of each matching book or all its variants, as the configuration says. */
export const suggestVariants = async (ctx: Context, { q, limit }: Typed): Promise<Suggestions<'variants'>> => {
  const [books, settings] = await Promise.all([suggestBooks(ctx, q, limit), readConfiguration(ctx.db)])
  if (settings.quicksearch_settings_item_type === 'product') return { items: books }
  return { items: (await findVariantsOf(ctx, books)).slice(0, limit) }
}

export const suggestCategories = async (ctx: Context, typed: Typed): Promise<Suggestions<'categories'>> => {
  const filled = (await findCategories(ctx)).filter(({ count }) => count > 0)
  const begun = matching(filled, ({ name }) => name, typed)
  return {
    items: begun.length > 0 ? begun : filled.filter(({ name }) => isNamedBy(name, typed.q)).slice(0, typed.limit),
  }
}

export const suggestKeywords = async (ctx: Context, { q, limit }: Typed): Promise<Suggestions<'keywords'>> => ({
  items: await findKeywords(ctx, limit, q),
})

export const suggestContents = async (ctx: Context, typed: Typed): Promise<Suggestions<'contents'>> => ({
  items: matching((await findContents(ctx)).items, ({ title }) => title, typed),
})
