import type { Batch } from '../apply/batch.ts'
import type { LoadedProduct, WorkingSet } from '../apply/working-set.ts'
import { contributorKeys, keyOf, titleKey, workTitleKey } from '../rules/record-keys.ts'
import type { Related, TradeRecord, WholeRecord } from '../trade-record.ts'
import { contradictionOf, type Edition } from './edition.ts'

export const isUnsigned = ({ about }: WholeRecord): boolean => !about.contributors.some(({ role }) => role === 'author')

/** What the product's leading record says of its edition. */
export const editionOf = ({ workingSet }: Batch, { row, links }: LoadedProduct): Edition => ({
  ...row,
  translators: links.flatMap(({ role, contributorId }) => {
    const person = role === 'translator' ? workingSet.contributorById.get(contributorId) : undefined
    return person ? [[person.key, keyOf(person.name.en), keyOf(person.name.hu)]] : []
  }),
})

export const editionIn = ({ workingSet }: Batch, { about, publishing }: WholeRecord): Edition => ({
  language: about.language,
  publisherId: workingSet.publishers.get(publishing.publisher.key)?.id ?? 0,
  title: about.title,
  subtitle: about.subtitle,
  translators: about.contributors.filter(({ role }) => role === 'translator').map(contributorKeys),
})

const schemeOf = (key: string): string => key.slice(0, key.lastIndexOf(':'))

/** Whether a record names another work than this one: a key of ours, or an identifier of the same scheme. */
export const namesAnotherWork = ({ workingSet }: Batch, { related }: TradeRecord, workId: number | null): boolean => {
  const work = workingSet.works.get(workId ?? 0)
  if (!related || !work) return false
  if (related.work !== null) return related.work !== work.row.key
  const { workKeys } = related
  if (workKeys.length === 0 || workKeys.some((key) => work.keys.has(key))) return false
  const schemes = new Set([...work.keys].map(schemeOf))
  return workKeys.some((key) => schemes.has(schemeOf(key)))
}

const productOf = ({ workingSet }: Batch, variantId: number | undefined): LoadedProduct | undefined =>
  workingSet.products.get(workingSet.variants.get(variantId ?? 0)?.productId ?? 0)

/** The products of variants that the record names as other formats of its text, and of those whose records name it so. */
export const siblingProducts = (batch: Batch, { isbn, related }: TradeRecord): LoadedProduct[] => {
  const { variantByIsbn, namedBy } = batch.workingSet
  const named = (related?.formats ?? []).map((one) => variantByIsbn.get(one)?.id)
  const naming = isbn === null ? [] : (namedBy.get(isbn) ?? [])
  return [...new Set([...named, ...naming].flatMap((id) => productOf(batch, id) ?? []))]
}

/** The works that a record names, by our key or by identifiers. */
export const namedWorkIds = ({ workingSet }: Batch, related: Related | undefined): number[] =>
  related
    ? [...new Set([related.work ?? '', ...related.workKeys].flatMap((key) => workingSet.workIds.get(key) ?? []))]
    : []

/** Those that are still there, the oldest one first. */
const inOrder = ({ products }: WorkingSet, found: Iterable<LoadedProduct> = []): LoadedProduct[] =>
  [...found].filter(({ row }) => products.has(row.id)).toSorted((a, b) => a.leadVariantId - b.leadVariantId)

/** Products of the record's title that still have it. */
export const titledProducts = ({ workingSet }: Batch, { about, publishing }: WholeRecord): LoadedProduct[] => {
  const key = workTitleKey(about, publishing.publisher.key)
  return inOrder(workingSet, workingSet.productsByTitle.get(key)).filter(({ row }) => row.titleKey === key)
}

const ofWork = ({ workingSet }: Batch, workId: number): LoadedProduct[] =>
  inOrder(workingSet, workingSet.productsByWork.get(workId)).filter(({ row }) => row.workId === workId)

/**
 * The product that a record belongs to: one with another format that it names, else one of its work, else one of its
 * title, where nothing contradicts. Rival editions have products of their own.
 */
export const findProduct = (batch: Batch, record: WholeRecord, except?: LoadedProduct): LoadedProduct | undefined => {
  const { about, related } = record
  const sibling = siblingProducts(batch, record).find(
    (product) => product !== except && product.row.language === about.language,
  )
  if (sibling) return sibling
  const edition = editionIn(batch, record)
  const fits = (product: LoadedProduct): boolean =>
    product !== except &&
    !product.isSplit &&
    product.row.publisherId === edition.publisherId &&
    contradictionOf(edition, editionOf(batch, product)) === undefined
  const ofItsWork = namedWorkIds(batch, related).flatMap((id) => ofWork(batch, id))
  return (
    ofItsWork.find(fits) ??
    titledProducts(batch, record).find(
      (product) =>
        fits(product) &&
        titleKey(product.row.title) === titleKey(about.title) &&
        !namesAnotherWork(batch, record, product.row.workId) &&
        // A second paperback of a title without an author is another book: publishers have many an "Angol nyelvkönyv".
        !(isUnsigned(record) && product.formats.has(about.format)),
    )
  )
}
