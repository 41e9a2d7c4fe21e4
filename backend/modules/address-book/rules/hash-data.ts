import { hashText } from '../../../kernel/hash-text.ts'

/** Sorts the keys of all objects: JSON of Postgres keeps no order. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** The same for the same fields in any order. It tells whether an address is saved already, and whether it was changed. */
export const hashData = (data: object): string => hashText(JSON.stringify(data, sorted))
