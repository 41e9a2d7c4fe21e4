import type { Context } from '../../kernel/context.ts'
import { fail, type Failure } from '../../kernel/result.ts'
import { parseIsbn } from '../catalog/rules/isbn.ts'
import { findIsbns, findRepresentatives, findVariantCards, findVariantsByCode } from '../catalog/service.ts'
import { findByTitle } from '../search/service.ts'
import { type ListedLine, maxQuantity, type Reading } from './rules/listed-line.ts'

/** The book of a line, or why there is none. */
export type FoundLine = ListedLine & ({ variantId: number; quantity: number } | { refusal: Failure })

/** What only wants to be an ISBN: many digits, or a number that a spreadsheet has shortened. */
const looksLikeIsbn = (name: string): boolean =>
  /^[\d\sX–-]+$/i.test(name) ? name.replaceAll(/\D/g, '').length >= 9 : /^\d[.,]\d+E\+?\d+$/i.test(name)

const codesOf = (name: string): string[] => [parseIsbn(name) ?? name, name.toUpperCase()]

/** Enough to choose from: the others are on the page of the search. */
const maxNamed = 3

/** `Shakespeare: Hamlet (ISBN 978-…)`, for who has to choose. */
const nameBooks = async (ctx: Context, ids: readonly number[]): Promise<string> => {
  const few = ids.slice(0, maxNamed)
  const [cards, isbns] = [await findVariantCards(ctx, few), await findIsbns(ctx.db, few)]
  return few
    .flatMap((id) => cards.get(id) ?? [])
    .map(
      ({ id, title, authors, sku }) =>
        `${authors.map(({ name }) => name).join(', ')}: ${title} (${isbns.get(id) ?? sku})`,
    )
    .join('; ')
}

/** By the text of a name: the variants that it may mean. */
const findCandidates = async (ctx: Context, names: readonly string[]): Promise<Map<string, number[]>> => {
  const byCode = await findVariantsByCode(ctx.db, names.flatMap(codesOf))
  const found = new Map<string, number[]>()
  for (const name of names) {
    const id = codesOf(name).flatMap((code) => byCode.get(code) ?? [])[0]
    if (id !== undefined) found.set(name, [id])
  }
  const titles = names.filter((name) => !found.has(name) && !looksLikeIsbn(name))
  const products = await findByTitle(ctx, titles)
  const representatives = await findRepresentatives(ctx, [...new Set([...products.values()].flat())])
  for (const [name, ids] of products)
    found.set(
      name,
      ids.flatMap((id) => representatives.get(id) ?? []),
    )
  return found
}

const refusalOf = async (
  ctx: Context,
  { readings }: ListedLine,
  candidates: Map<string, number[]>,
): Promise<Failure> => {
  const several = readings.map(({ name }) => candidates.get(name) ?? []).find((ids) => ids.length > 1)
  if (several) return fail('title_ambiguous', { params: { books: await nameBooks(ctx, several) } })
  return fail(readings.some(({ name }) => looksLikeIsbn(name)) ? 'isbn_not_valid' : 'item_not_found')
}

const findLine = async (ctx: Context, line: ListedLine, candidates: Map<string, number[]>): Promise<FoundLine> => {
  if (line.isFormula) return { ...line, refusal: fail('formula_refused') }
  const idOf = ({ name }: Reading): number | undefined => {
    const ids = candidates.get(name) ?? []
    return ids.length === 1 ? ids[0] : undefined
  }
  const reading = line.readings.find((one) => idOf(one) !== undefined)
  const variantId = reading && idOf(reading)
  if (variantId === undefined) return { ...line, refusal: await refusalOf(ctx, line, candidates) }
  if (reading?.quantity == null)
    return { ...line, refusal: fail('quantity_not_valid', { params: { max: maxQuantity } }) }
  return { ...line, variantId, quantity: reading.quantity }
}

/** The books of a list, found together: by ISBN, by SKU, and what is neither by its whole title. */
export const findBooks = async (ctx: Context, lines: readonly ListedLine[]): Promise<FoundLine[]> => {
  const names = new Set(lines.flatMap(({ readings, isFormula }) => (isFormula ? [] : readings.map(({ name }) => name))))
  const candidates = await findCandidates(ctx, [...names].filter(Boolean))
  const found: FoundLine[] = []
  for (const line of lines) found.push(await findLine(ctx, line, candidates))
  return found
}
