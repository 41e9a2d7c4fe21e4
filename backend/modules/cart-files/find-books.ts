import type { VariantCard } from '#contracts/variant-cards.ts'
import { formatIsbn } from '#lib/format/format-isbn.ts'
import { languageName } from '#lib/format/language-name.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, type Failure } from '../../kernel/result.ts'
import { parseIsbn } from '../catalog/rules/isbn.ts'
import { findIsbns, findRepresentatives, findVariantCards, findVariantsByCode } from '../catalog/service.ts'
import { openSearch } from '../search/service.ts'
import { type ListedLine, maxQuantity, type Reading } from './rules/listed-line.ts'

/** The book of a line, or why there is none. */
export type FoundLine = ListedLine & ({ variantId: number; quantity: number } | { refusal: Failure })

/** What only wants to be an ISBN: many digits, or a number that a spreadsheet has shortened. */
const looksLikeIsbn = (name: string): boolean =>
  /^[\d\sX–-]+$/i.test(name) ? name.replaceAll(/\D/g, '').length >= 9 : /^\d[.,]\d+E\+?\d+$/i.test(name)

const codesOf = (name: string): string[] => [parseIsbn(name) ?? name, name.toUpperCase()]

/** Enough to choose from: the others are on the page of the search. */
const maxNamed = 3

type Candidates = ReadonlyMap<string, readonly number[]>

/** What a name of several books may mean: `William Shakespeare: Hamlet (magyar, 978-…)`. */
type NameBooks = (ids: readonly number[]) => string

/** One query for the ambiguous names of all lines. */
const loadNames = async (ctx: Context, candidates: Candidates): Promise<NameBooks> => {
  const shown = (ids: readonly number[]) => ids.slice(0, maxNamed)
  const several = [...candidates.values()].filter((ids) => ids.length > 1).flatMap(shown)
  const [cards, isbns] = [await findVariantCards(ctx, several), await findIsbns(ctx.db, several)]
  const nameOf = ({ id, title, authors, language, sku }: VariantCard): string => {
    const isbn = isbns.get(id)
    const people = authors.map(({ name }) => name).join(', ')
    return `${people}: ${title} (${languageName(language, ctx.locale)}, ${isbn ? formatIsbn(isbn) : sku})`
  }
  return (ids) =>
    shown(ids)
      .flatMap((id) => cards.get(id) ?? [])
      .map(nameOf)
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
  const products = await (await openSearch(ctx)).search.findByTitle(titles)
  const representatives = await findRepresentatives(ctx, [...new Set([...products.values()].flat())])
  for (const [name, ids] of products)
    found.set(
      name,
      ids.flatMap((id) => representatives.get(id) ?? []),
    )
  return found
}

const refusalOf = ({ readings }: ListedLine, candidates: Candidates, nameBooks: NameBooks): Failure => {
  const several = readings.map(({ name }) => candidates.get(name) ?? []).find((ids) => ids.length > 1)
  if (several) return fail('title_ambiguous', { params: { books: nameBooks(several) } })
  return fail(readings.some(({ name }) => looksLikeIsbn(name)) ? 'isbn_not_valid' : 'item_not_found')
}

const findLine = (line: ListedLine, candidates: Candidates, nameBooks: NameBooks): FoundLine => {
  if (line.isFormula) return { ...line, refusal: fail('formula_refused') }
  const idOf = ({ name }: Reading): number | undefined => {
    const ids = candidates.get(name) ?? []
    return ids.length === 1 ? ids[0] : undefined
  }
  const reading = line.readings.find((one) => idOf(one) !== undefined)
  const variantId = reading && idOf(reading)
  if (variantId === undefined) return { ...line, refusal: refusalOf(line, candidates, nameBooks) }
  if (reading?.quantity == null)
    return { ...line, refusal: fail('quantity_not_valid', { params: { max: maxQuantity } }) }
  return { ...line, variantId, quantity: reading.quantity }
}

/** The books of a list, found together: by ISBN, by SKU, and what is neither by its whole title. */
export const findBooks = async (ctx: Context, lines: readonly ListedLine[]): Promise<FoundLine[]> => {
  const names = new Set(lines.flatMap(({ readings, isFormula }) => (isFormula ? [] : readings.map(({ name }) => name))))
  const candidates = await findCandidates(ctx, [...names].filter(Boolean))
  const nameBooks = await loadNames(ctx, candidates)
  return lines.map((line) => findLine(line, candidates, nameBooks))
}
