import { parseArgs } from 'node:util'
import { EnvError } from '#lib/env/read-env.ts'
import { describeError } from '#lib/process/describe-error.ts'
import { readCommandEnv } from '#lib/env/backend.ts'
import type { Command } from './commands/command.ts'
import { getConfig, setConfig, setMaintenance } from './commands/configuration.ts'
import { exportContent, importContent } from './commands/content.ts'
import { doctor } from './commands/doctor.ts'
import { exportOnixFile } from './commands/export.ts'
import { importCsv, importGutenberg, importOnix } from './commands/import.ts'
import { advanceOrder, listOrders, showOrder } from './commands/orders.ts'
import { setPretty } from './commands/pretty-paths.ts'
import { addRedirect, importRedirects, listRedirects, removeRedirect } from './commands/redirects.ts'
import { setPriceOf } from './commands/prices.ts'
import { approveRating, listOrderRatings, listRatings, refuseRating } from './commands/ratings.ts'
import { listRefunds, retryRefunds } from './commands/refunds.ts'
import { fetchResources, retryResources } from './commands/resources.ts'
import { CommandError, withShop } from './commands/shop.ts'
import { setStockOf } from './commands/stock.ts'

const commands: Record<string, Command> = {
  doctor,
  'orders list': listOrders,
  'orders show': showOrder,
  'orders advance': advanceOrder,
  'ratings list': listRatings,
  'ratings approve': approveRating,
  'ratings refuse': refuseRating,
  'ratings orders': listOrderRatings,
  'refunds list': listRefunds,
  'refunds retry': retryRefunds,
  'config get': getConfig,
  'config set': setConfig,
  maintenance: setMaintenance,
  'stock set': setStockOf,
  'prices set': setPriceOf,
  'redirects list': listRedirects,
  'redirects add': addRedirect,
  'redirects import': importRedirects,
  'redirects remove': removeRedirect,
  'paths set': setPretty,
  'export onix': exportOnixFile,
  'content import': importContent,
  'content export': exportContent,
  'resources fetch': fetchResources,
  'resources retry': retryResources,
  'import onix': importOnix,
  'import csv': importCsv,
  'import gutenberg': importGutenberg,
}

const print = (text: string): void => void process.stdout.write(`${text}\n`)
const complain = (text: string): void => void process.stderr.write(`${text}\n`)

const help = (): string => {
  const lines = Object.entries(commands).map(([name, { usage, summary }]) => `  ${`${name} ${usage}`.padEnd(58)} ${summary}`)
  return ['npm run shop -- COMMAND', '', ...lines].join('\n')
}

const findCommand = (words: string[]): { command: Command; args: string[] } | undefined => {
  for (const length of [2, 1]) {
    const command = commands[words.slice(0, length).join(' ')]
    if (command) return { command, args: words.slice(length) }
  }
  return undefined
}

const parse = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      status: { type: 'string' },
      limit: { type: 'string', default: '20' },
      'dry-run': { type: 'boolean', default: false },
      mapping: { type: 'string' },
      report: { type: 'string' },
    },
  })

/** 0 done, 1 failed or found something, 2 not understood. */
const run = async (): Promise<number> => {
  const { values, positionals } = parse()
  const found = findCommand(positionals)
  const limit = Number(values.limit)
  if (values.help || !found || !Number.isInteger(limit) || limit < 1) {
    ;(values.help ? print : complain)(help())
    return values.help ? 0 : 2
  }
  const { command, args } = found
  const { json, status, mapping, report } = values
  return withShop(readCommandEnv(process.env), print, (shop) => command.run(shop, args, { json, status, limit, dryRun: values['dry-run'], mapping, report }))
}

try {
  process.exitCode = await run()
} catch (error) {
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
    complain(`${error.message}\n\n${help()}`)
    process.exitCode = 2
  } else {
    const isExpected = error instanceof CommandError || error instanceof EnvError
    complain(isExpected ? error.message : JSON.stringify(describeError(error), undefined, 2))
    process.exitCode = 1
  }
}
