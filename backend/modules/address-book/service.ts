import type { ErrorCode } from '#contracts/errors.ts'
import { userIdOf } from '../../access/actor.ts'
import type { SavedData } from '../../db/schema/customers.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { refuseCountry } from '../configuration/service.ts'
import {
  type AddressRow,
  type Book,
  clearDefault,
  deleteAddress,
  insertAddress,
  type Kind,
  lockBooks,
  selectAddresses,
  updateAddress,
} from './queries.ts'
import { hashData } from './rules/hash-data.ts'

/** The most addresses of a kind that a customer can save. */
const mostAddresses = 50

const bookOf = <K extends Kind>({ actor }: Context, kind: K): Book<K> | undefined => {
  const userId = userIdOf(actor)
  return userId === null ? undefined : { userId, kind }
}

/**
 * Runs `work` while no other call changes the addresses of the customer.
 * @param noBook the answer to a visitor without an account
 */
const changeBook = async <K extends Kind, Value, Code extends ErrorCode>(
  ctx: Context,
  kind: K,
  noBook: Code,
  work: (ctx: Context, book: Book<K>, rows: AddressRow<K>[]) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code>> => {
  const book = bookOf(ctx, kind)
  if (!book) return fail(noBook)
  return inTransaction(ctx, async (tx) => {
    await lockBooks(tx.db, book.userId)
    return work(tx, book, await selectAddresses(tx.db, book))
  })
}

type Saved<K extends Kind, Code extends ErrorCode> = Promise<Result<AddressRow<K>, Code>>

export const findAddresses = async <K extends Kind>(
  ctx: Context,
  kind: K,
): Promise<Result<AddressRow<K>[], 'unauthenticated'>> => {
  const book = bookOf(ctx, kind)
  return book ? ok(await selectAddresses(ctx.db, book)) : fail('unauthenticated')
}

const refusePlace = (ctx: Context, data: SavedData[Kind]) =>
  'address' in data
    ? refuseCountry(ctx.db, data.address.country, 'address.country')
    : refuseCountry(ctx.db, data.billing.country, 'billing.country')

/** A repeated call saves nothing twice. */
export const saveAddress = <K extends Kind>(
  ctx: Context,
  kind: K,
  data: SavedData[K],
): Saved<K, 'too_many_addresses' | 'unauthenticated' | 'invalid_data_provided'> =>
  changeBook(ctx, kind, 'unauthenticated', async (tx, book, rows) => {
    const refused = await refusePlace(tx, data)
    if (refused) return refused
    const hash = hashData(data)
    const known = rows.find((row) => row.hash === hash)
    if (known) return ok(known)
    if (rows.length >= mostAddresses) return fail('too_many_addresses', { params: { most: mostAddresses } })
    return ok(await insertAddress(tx.db, book, { data, hash, isDefault: rows.length === 0, savedAt: tx.now() }))
  })

/** @param change `seen` is the hash of the address as the visitor has seen it */
export const changeAddress = <K extends Kind>(
  ctx: Context,
  kind: K,
  { id, seen, data }: { id: number; seen: string; data: SavedData[K] },
): Saved<K, 'not_found' | 'version_conflict' | 'address_already_saved' | 'invalid_data_provided'> =>
  changeBook(ctx, kind, 'not_found', async (tx, book, rows) => {
    const row = rows.find((one) => one.id === id)
    if (!row) return fail('not_found')
    if (row.hash !== seen) return fail('version_conflict')
    const refused = await refusePlace(tx, data)
    if (refused) return refused
    const hash = hashData(data)
    if (rows.some((other) => other.id !== id && other.hash === hash)) return fail('address_already_saved')
    return ok(await updateAddress(tx.db, book, id, { data, hash }))
  })

/** The latest of the others follows a deleted default. */
export const removeAddress = (
  ctx: Context,
  kind: Kind,
  id: number,
): Promise<Result<Record<string, never>, 'not_found'>> =>
  changeBook(ctx, kind, 'not_found', async (tx, book, rows) => {
    const row = rows.find((one) => one.id === id)
    if (!row) return fail('not_found')
    await deleteAddress(tx.db, book, id)
    const next = rows.find((other) => other.id !== id)
    if (row.isDefault && next) await updateAddress(tx.db, book, next.id, { isDefault: true })
    return ok({})
  })

export const makeDefault = <K extends Kind>(ctx: Context, kind: K, id: number): Saved<K, 'not_found'> =>
  changeBook(ctx, kind, 'not_found', async (tx, book, rows) => {
    if (!rows.some((row) => row.id === id)) return fail('not_found')
    await clearDefault(tx.db, book)
    return ok(await updateAddress(tx.db, book, id, { isDefault: true }))
  })
