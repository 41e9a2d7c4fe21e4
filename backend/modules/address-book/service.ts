import type { ErrorCode } from '#contracts/errors.ts'
import { userIdOf } from '../../access/actor.ts'
import { can } from '../../access/can.ts'
import { lockAsMaster } from '../../access/lock-members.ts'
import type { SavedData } from '../../db/schema/addresses.ts'
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
  lockOwner,
  selectAddresses,
  updateAddress,
} from './queries.ts'
import { hashData } from './rules/hash-data.ts'

/** The most addresses of a kind that an owner can save. */
const mostAddresses = 50

type Found<K extends Kind, Code extends ErrorCode> = Result<Book<K>, Code>

/** @param noBook the answer to a visitor without an account */
export const ownBook = <K extends Kind, Code extends ErrorCode>(
  { actor }: Context,
  kind: K,
  noBook: Code,
): Found<K, Code> => {
  const userId = userIdOf(actor)
  return userId === null ? fail(noBook) : ok({ userId, kind })
}

/** Members choose from the delivery addresses of their organisation, and masters change them. */
export const organizationBook = (
  { actor }: Context,
  organizationId: number,
  action: 'organizations.read' | 'organizations.manage',
): Found<'delivery', 'not_found'> =>
  can(actor, action, { organizationId }) ? ok({ organizationId, kind: 'delivery' }) : fail('not_found')

/** Runs `work` while no other call changes the addresses of the owner, who may be an organisation of which the caller is still a master. */
const changeBook = async <K extends Kind, Value, Code extends ErrorCode, NoBook extends ErrorCode>(
  ctx: Context,
  found: Found<K, NoBook>,
  work: (ctx: Context, book: Book<K>, rows: AddressRow<K>[]) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | NoBook | 'forbidden'>> => {
  if (!found.ok) return found
  const book = found.value
  return inTransaction<Context, Value, Code | NoBook | 'forbidden'>(ctx, async (tx) => {
    if ('userId' in book) await lockOwner(tx.db, book.userId)
    else if (!(await lockAsMaster(tx.db, book.organizationId, userIdOf(tx.actor) ?? 0))) return fail('forbidden')
    return work(tx, book, await selectAddresses(tx.db, book))
  })
}

type Saved<K extends Kind, Code extends ErrorCode> = Promise<Result<AddressRow<K>, Code | 'forbidden'>>

export const findAddresses = async <K extends Kind, Code extends ErrorCode>(
  ctx: Context,
  found: Found<K, Code>,
): Promise<Result<AddressRow<K>[], Code>> => (found.ok ? ok(await selectAddresses(ctx.db, found.value)) : found)

const refusePlace = (ctx: Context, data: SavedData[Kind]) =>
  'address' in data
    ? refuseCountry(ctx.db, data.address.country, 'address.country')
    : refuseCountry(ctx.db, data.billing.country, 'billing.country')

/** A repeated call saves nothing twice. */
export const saveAddress = <K extends Kind, Code extends ErrorCode>(
  ctx: Context,
  found: Found<K, Code>,
  data: SavedData[K],
): Saved<K, 'too_many_addresses' | 'invalid_data_provided' | Code> =>
  changeBook<K, AddressRow<K>, 'too_many_addresses' | 'invalid_data_provided', Code>(
    ctx,
    found,
    async (tx, book, rows) => {
      const refused = await refusePlace(tx, data)
      if (refused) return refused
      const hash = hashData(data)
      const known = rows.find((row) => row.hash === hash)
      if (known) return ok(known)
      if (rows.length >= mostAddresses) return fail('too_many_addresses', { params: { most: mostAddresses } })
      return ok(await insertAddress(tx.db, book, { data, hash, isDefault: rows.length === 0, savedAt: tx.now() }))
    },
  )

type ChangeError = 'not_found' | 'version_conflict' | 'address_already_saved' | 'invalid_data_provided'

/** @param change `seen` is the hash of the address as the visitor has seen it */
export const changeAddress = <K extends Kind>(
  ctx: Context,
  found: Found<K, 'not_found'>,
  { id, seen, data }: { id: number; seen: string; data: SavedData[K] },
): Saved<K, ChangeError> =>
  changeBook<K, AddressRow<K>, ChangeError, 'not_found'>(ctx, found, async (tx, book, rows) => {
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
  found: Found<Kind, 'not_found'>,
  id: number,
): Promise<Result<Record<string, never>, 'not_found' | 'forbidden'>> =>
  changeBook<Kind, Record<string, never>, 'not_found', 'not_found'>(ctx, found, async (tx, book, rows) => {
    const row = rows.find((one) => one.id === id)
    if (!row) return fail('not_found')
    await deleteAddress(tx.db, book, id)
    const next = rows.find((other) => other.id !== id)
    if (row.isDefault && next) await updateAddress(tx.db, book, next.id, { isDefault: true })
    return ok({})
  })

export const makeDefault = <K extends Kind>(
  ctx: Context,
  found: Found<K, 'not_found'>,
  id: number,
): Saved<K, 'not_found'> =>
  changeBook<K, AddressRow<K>, 'not_found', 'not_found'>(ctx, found, async (tx, book, rows) => {
    if (!rows.some((row) => row.id === id)) return fail('not_found')
    await clearDefault(tx.db, book)
    return ok(await updateAddress(tx.db, book, id, { isDefault: true }))
  })

/** The seat of a new organisation is the first address to which its members may order. */
export const saveSeat = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  organizationId: number,
  { country, ZIPCode, city, addressLine }: Omit<SavedData['delivery']['address'], 'note'>,
): Promise<void> => {
  const data = { address: { country, ZIPCode, city, addressLine, note: '' } }
  const hash = hashData(data)
  await insertAddress(db, { organizationId, kind: 'delivery' }, { data, hash, isDefault: true, savedAt: now() })
}
