import type { Database } from '../../db/connect.ts'
import type { Services } from '../../kernel/context.ts'
import { announce } from '../announcements/service.ts'
import { mergeRatings } from '../ratings/service.ts'
import { updateProductAssets } from '../resources/service.ts'
import { writeSearchIndex } from '../search/service.ts'
import { slugify } from '../text/rules/slugify.ts'
import {
  copyProduct,
  copyWork,
  deleteProduct,
  reopenRecordsOf,
  markByHand,
  type Member,
  moveVariant,
  moveVariants,
  moveWork,
  selectWork,
  setWork,
} from './queries.ts'

export { findMember, type Member, selectWork } from './queries.ts'

/** All variants and ratings of one product go to another one, in the caller's transaction. */
export const mergeProducts = async (db: Database, from: number, into: number): Promise<void> => {
  await moveVariants(db, from, into)
  await mergeRatings(db, from, into)
  await deleteProduct(db, from, into)
}

/** All products and identifiers of one work go to another one, in the caller's transaction. */
export const mergeWorks = moveWork

/** The next records of these products' variants are read in full. */
export const reopenRecords = async (db: Database, productIds: ReadonlySet<number>): Promise<void> => {
  if (productIds.size > 0) await reopenRecordsOf(db, [...productIds])
}

type Ctx = Pick<Services, 'db'>

/** Everything that shows one of these products is out of date. */
const refresh = async ({ db }: Ctx, productIds: readonly number[], members: readonly Member[]): Promise<void> => {
  await reopenRecordsOf(db, productIds)
  await writeSearchIndex(db, [...productIds])
  await updateProductAssets(db, productIds)
  await announce(db, [
    'catalog',
    'categories',
    ...productIds.map((id) => `product:${id}`),
    ...members.map(({ id }) => `variant:${id}`),
  ])
}

const joinWork = ({ db }: Ctx, { productId, workId }: Member, into: number | null): Promise<void> | undefined => {
  if (into === null || workId === into) return undefined
  return workId === null ? setWork(db, productId, into) : moveWork(db, workId, into)
}

/**
 * Makes books one: those in one language and of one publisher formats of one product, the others editions of one work,
 * together with all editions of theirs. Imports leave them there from now on. To be called in a transaction.
 */
export const mergeBooks = async (ctx: Ctx, first: Member, others: readonly Member[]): Promise<void> => {
  const { db } = ctx
  for (const other of others) {
    if (other.productId === first.productId) continue
    const isOneProduct = other.language === first.language && other.publisherId === first.publisherId
    if (isOneProduct) await mergeProducts(db, other.productId, first.productId)
    await joinWork(ctx, other, first.workId)
  }
  await markByHand(
    db,
    [first, ...others].map(({ id }) => id),
    'merged',
  )
  const members = await selectWork(db, first)
  await refresh(ctx, [...new Set(members.map(({ productId }) => productId))], members)
}

/**
 * Takes a book out: of its product, if that has other formats, else out of its work. Imports leave it alone from now on.
 * To be called in a transaction.
 * @returns what it was taken out of; undefined if it stands alone already
 */
export const splitBook = async (ctx: Ctx, book: Member): Promise<'product' | 'work' | undefined> => {
  const { db } = ctx
  const members = await selectWork(db, book)
  const hasFormats = members.some(({ id, productId }) => id !== book.id && productId === book.productId)
  const hasEditions = members.some(({ productId }) => productId !== book.productId)
  if (!hasFormats && !hasEditions) return undefined
  const suffix = slugify(book.sku)
  let { productId } = book
  if (hasFormats) {
    productId = await copyProduct(db, book.productId, suffix)
    await moveVariant(db, book.id, productId)
  } else if (book.workId !== null) await setWork(db, productId, await copyWork(db, book.workId, suffix))
  await markByHand(db, [book.id], 'split')
  await refresh(ctx, [...new Set([book.productId, productId])], members)
  return hasFormats ? 'product' : 'work'
}
