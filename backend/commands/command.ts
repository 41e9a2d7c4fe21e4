import type { Shop } from './shop.ts'

export interface Command {
  /** After the words of the command itself. */
  usage: string
  summary: string
  /** @returns the exit code */
  run: (shop: Shop, args: string[], options: { json: boolean; status: string | undefined; limit: number }) => Promise<number>
}
