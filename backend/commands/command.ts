import type { Shop } from './shop.ts'

export interface CommandOptions {
  json: boolean
  status: string | undefined
  limit: number
  /** Reports what would change and writes nothing. */
  dryRun: boolean
  /** File that maps the columns of a table to fields. */
  mapping: string | undefined
  /** File for the report, if not the usual one. */
  report: string | undefined
  /** E-mail address of the operator who acts. */
  as: string | undefined
  reason: string | undefined
  /** All that the command could be about. */
  all: boolean
}

export interface Command {
  /** The arguments, as the help shows them after the name of the command. */
  usage: string
  summary: string
  /** @returns the exit code */
  run: (shop: Shop, args: string[], options: CommandOptions) => Promise<number>
}
