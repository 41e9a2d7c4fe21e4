import { type SQL, sql } from 'drizzle-orm'
import type { Configuration } from '#contracts/configuration.ts'

type Entry = keyof Configuration

interface Override {
  /** While it is on, */
  flag: 'b2b_disabled' | 'currency_management_disabled'
  /** this entry has another value than the operator has set. */
  entry: Entry
  value: (entries: Configuration) => Partial<Configuration>
  /** The same as jsonb. */
  sql: (stored: (key: Entry) => SQL) => SQL
}

/**
 * Flags of spec point 3 that switch something off whole. Each is another value of an entry that everything asks already,
 * so nothing else has to know the flag.
 */
export const overrides: readonly Override[] = [
  {
    flag: 'b2b_disabled',
    entry: 'operation_mode',
    value: () => ({ operation_mode: 'b2c' }),
    sql: () => sql`'"b2c"'::jsonb`,
  },
  {
    flag: 'currency_management_disabled',
    entry: 'available_currencies',
    value: ({ default_currency: only }) => ({ available_currencies: [only] }),
    sql: (stored) => sql`jsonb_build_array(${stored('default_currency')})`,
  },
]

/** The entries with what the flags make of them. */
export const withOverrides = (entries: Configuration): Configuration =>
  Object.assign(
    {},
    entries,
    ...overrides.filter(({ flag }) => entries[flag]).map(({ value }) => value(entries)),
  ) as Configuration
