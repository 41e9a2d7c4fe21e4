import type { Shop } from './shop.ts'

export interface CommandOptions {
  json: boolean
  status: string | undefined
  limit: number
  /** Only says what would change. */
  dryRun: boolean
  /** What the columns of a table mean. */
  mapping: string | undefined
  /** Where the report goes, if not to its usual place. */
  report: string | undefined
}

export interface Command {
  /** After the words of the command itself. */
  usage: string
  summary: string
  /** @returns the exit code */
  run: (shop: Shop, args: string[], options: CommandOptions) => Promise<number>
}
