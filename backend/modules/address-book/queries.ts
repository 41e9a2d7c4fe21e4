import { and, desc, eq } from 'drizzle-orm'
import { ofOrganization, ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { customerAddresses, type SavedData } from '../../db/schema/addresses.ts'
import { users } from '../../db/schema/customers.ts'

const table = customerAddresses

export type Kind = keyof SavedData
type Row = typeof table.$inferSelect
export type AddressRow<K extends Kind> = Omit<Row, 'kind' | 'data' | 'userId' | 'organizationId'> & {
  data: SavedData[K]
}

/** The addresses of a kind that a customer has saved, or the masters of an organisation (spec point 3: owner types). */
export type Book<K extends Kind> = { kind: K } & ({ userId: number } | { organizationId: number })

/** A book holds rows of its kind only. */
const rowsOf = <K extends Kind>(_: Book<K>, rows: Row[]) => rows as (Row & AddressRow<K>)[]

const isIn = (book: Book<Kind>) =>
  and('userId' in book ? ownedBy(book, table) : ofOrganization(book.organizationId, table), eq(table.kind, book.kind))

/** The default first, then the latest. */
export const selectAddresses = async <K extends Kind>(db: Database, book: Book<K>): Promise<AddressRow<K>[]> =>
  rowsOf(
    book,
    await db.select().from(table).where(isIn(book)).orderBy(desc(table.isDefault), desc(table.savedAt), desc(table.id)),
  )

/** The addresses of a customer change one after the other: the customer's row is locked until the transaction ends. */
export const lockOwner = async (db: Database, userId: number): Promise<void> => {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

const onlyOf = <K extends Kind>(book: Book<K>, rows: Row[]): AddressRow<K> => {
  const [row] = rowsOf(book, rows)
  if (!row) throw new Error('The written address came back empty')
  return row
}

export const insertAddress = async <K extends Kind>(
  db: Database,
  book: Book<K>,
  values: Omit<AddressRow<K>, 'id'>,
): Promise<AddressRow<K>> =>
  onlyOf(
    book,
    await db
      .insert(table)
      .values({ ...book, ...values })
      .returning(),
  )

/** @param id of an address that is in the book */
export const updateAddress = async <K extends Kind>(
  db: Database,
  book: Book<K>,
  id: number,
  changes: Partial<AddressRow<K>>,
): Promise<AddressRow<K>> =>
  onlyOf(
    book,
    await db
      .update(table)
      .set(changes)
      .where(and(isIn(book), eq(table.id, id)))
      .returning(),
  )

export const clearDefault = async (db: Database, book: Book<Kind>): Promise<void> => {
  await db
    .update(table)
    .set({ isDefault: false })
    .where(and(isIn(book), eq(table.isDefault, true)))
}

export const deleteAddress = async (db: Database, book: Book<Kind>, id: number): Promise<void> => {
  await db.delete(table).where(and(isIn(book), eq(table.id, id)))
}
