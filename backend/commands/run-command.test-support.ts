import { resolve } from 'node:path'
import type { TestShop } from '../modules/orders/shop.test-support.ts'
import type { Command, CommandOptions } from './command.ts'

/** Carries a command out on a test's shop. @returns its exit code and what it printed */
export const runCommand = async (
  shop: TestShop,
  command: Command,
  args: string[] = [],
  options: Partial<CommandOptions> = {},
) => {
  const lines: string[] = []
  const code = await command.run(
    {
      ...shop.services,
      pool: shop.connection.pool,
      openJobs: async () => shop.services.jobs,
      openFiles: async () => shop.services.files,
      print: (text) => void lines.push(text),
      terminal: { isTTY: false, write: () => true },
      locate: (file) => resolve(file),
      operator: 'test',
      publicUrl: shop.services.settings.publicUrl,
      resourceHosts: [],
      dataDir: '',
    },
    args,
    {
      json: false,
      status: undefined,
      limit: 20,
      dryRun: false,
      mapping: undefined,
      report: undefined,
      as: undefined,
      reason: undefined,
      all: false,
      ...options,
    },
  )
  return { code, text: lines.join('\n') }
}
