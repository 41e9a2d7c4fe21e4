import { parseArgs } from 'node:util'
import type { Command } from './command.ts'
import type { Shop } from './shop.ts'

/** A command is loaded when it is called: all of them together take seconds. */
const commands: Record<string, () => Promise<Command>> = {
  doctor: async () => (await import('./doctor.ts')).doctor,
  setup: async () => (await import('./setup.ts')).setup,
  'orders list': async () => (await import('./orders.ts')).listOrders,
  'orders show': async () => (await import('./orders.ts')).showOrder,
  'orders advance': async () => (await import('./orders.ts')).advanceOrder,
  'orders arrive': async () => (await import('./orders.ts')).arriveOrder,
  'orders cancel': async () => (await import('./orders.ts')).cancelOrder,
  'ratings list': async () => (await import('./ratings.ts')).listRatings,
  'ratings approve': async () => (await import('./ratings.ts')).approveRating,
  'ratings refuse': async () => (await import('./ratings.ts')).refuseRating,
  'ratings orders': async () => (await import('./ratings.ts')).listOrderRatings,
  'refunds add': async () => (await import('./refunds.ts')).addRefund,
  'refunds list': async () => (await import('./refunds.ts')).listRefunds,
  'refunds retry': async () => (await import('./refunds.ts')).retryRefunds,
  'withdrawals list': async () => (await import('./withdrawals.ts')).listWithdrawals,
  'withdrawals accept': async () => (await import('./withdrawals.ts')).acceptWithdrawal,
  'organizations list': async () => (await import('./organizations.ts')).listOrganizations,
  'organizations show': async () => (await import('./organizations.ts')).showOrganization,
  'organizations approve': async () => (await import('./organizations.ts')).approveOrganization,
  'organizations refuse': async () => (await import('./organizations.ts')).refuseOrganization,
  'organizations terms': async () => (await import('./organizations.ts')).setTerms,
  'offers list': async () => (await import('./offers.ts')).listOffers,
  'offers show': async () => (await import('./offers.ts')).showOffer,
  'offers price': async () => (await import('./offers.ts')).priceOffer,
  'offers send': async () => (await import('./offers.ts')).sendOffer,
  'offers close': async () => (await import('./offers.ts')).closeOffer,
  'invoices list': async () => (await import('./invoices.ts')).listInvoices,
  'invoices cancel': async () => (await import('./invoices.ts')).cancelInvoice,
  'invoices correct': async () => (await import('./invoices.ts')).correctLines,
  'invoices paid': async () => (await import('./invoices.ts')).payInvoice,
  'invoices reports': async () => (await import('./invoice-reports.ts')).listReports,
  'invoices report': async () => (await import('./invoice-reports.ts')).repeatReport,
  'config get': async () => (await import('./configuration.ts')).getConfig,
  'config set': async () => (await import('./configuration.ts')).setConfig,
  maintenance: async () => (await import('./configuration.ts')).setMaintenance,
  'stock set': async () => (await import('./stock.ts')).setStockOf,
  'works show': async () => (await import('./works.ts')).showWork,
  'works merge': async () => (await import('./works.ts')).mergeWork,
  'works split': async () => (await import('./works.ts')).splitWork,
  supplies: async () => (await import('./supplies.ts')).listSupplies,
  'supplies receive': async () => (await import('./supplies.ts')).receiveSupply,
  'prices set': async () => (await import('./prices.ts')).setPriceOf,
  'prices held': async () => (await import('./prices.ts')).listHeldPrices,
  'prices confirm': async () => (await import('./prices.ts')).confirmHeldPrices,
  'prices refuse': async () => (await import('./prices.ts')).refuseHeldPrices,
  'price-lists list': async () => (await import('./price-lists.ts')).listPriceLists,
  'price-lists show': async () => (await import('./price-lists.ts')).showPriceList,
  'price-lists create': async () => (await import('./price-lists.ts')).createPriceList,
  'price-lists assign': async () => (await import('./price-lists.ts')).assignPriceList,
  'price-lists unassign': async () => (await import('./price-lists.ts')).unassignPriceList,
  'price-lists import': async () => (await import('./price-lists.ts')).importPriceList,
  'price-lists export': async () => (await import('./price-lists.ts')).exportPriceList,
  'price-lists remove': async () => (await import('./price-lists.ts')).removePriceList,
  'deals list': async () => (await import('./deals.ts')).listDeals,
  'deals set': async () => (await import('./deals.ts')).setDeals,
  'deals switch': async () => (await import('./deals.ts')).switchDeal,
  'coupons list': async () => (await import('./deals.ts')).listCoupons,
  'coupons set': async () => (await import('./deals.ts')).setCoupons,
  'coupons switch': async () => (await import('./deals.ts')).switchCoupon,
  'redirects list': async () => (await import('./redirects.ts')).listRedirects,
  'redirects add': async () => (await import('./redirects.ts')).addRedirect,
  'redirects import': async () => (await import('./redirects.ts')).importRedirects,
  'redirects remove': async () => (await import('./redirects.ts')).removeRedirect,
  'paths set': async () => (await import('./pretty-paths.ts')).setPretty,
  'export onix': async () => (await import('./export.ts')).exportOnixFile,
  'content import': async () => (await import('./content.ts')).importContent,
  'content export': async () => (await import('./content.ts')).exportContent,
  'users create': async () => (await import('./users.ts')).createUserByHand,
  'users operator': async () => (await import('./users.ts')).setOperator,
  'customers impersonate': async () => (await import('./users.ts')).impersonateCustomer,
  'resources fetch': async () => (await import('./resources.ts')).fetchResources,
  'resources retry': async () => (await import('./resources.ts')).retryResources,
  'import onix': async () => (await import('./import.ts')).importOnix,
  'import csv': async () => (await import('./import.ts')).importCsv,
  'import gutenberg': async () => (await import('./import.ts')).importGutenberg,
}

const help = async (): Promise<string> => {
  const lines = Object.entries(commands).map(async ([name, load]) => {
    const { usage, summary } = await load()
    return `  ${`${name} ${usage}`.padEnd(58)} ${summary}`
  })
  return ['Usage: npm run shop -- COMMAND', '', ...(await Promise.all(lines))].join('\n')
}

const findCommand = (words: string[]): { load: () => Promise<Command>; args: string[] } | undefined => {
  for (const length of [2, 1]) {
    const load = commands[words.slice(0, length).join(' ')]
    if (load) return { load, args: words.slice(length) }
  }
  return undefined
}

/** The typed words are no command. The message lists all commands. */
export class UsageError extends Error {}

const parse = async (typed: string[]) => {
  try {
    return parseArgs({
      args: typed,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        status: { type: 'string' },
        limit: { type: 'string', default: '20' },
        'dry-run': { type: 'boolean', default: false },
        mapping: { type: 'string' },
        report: { type: 'string' },
        as: { type: 'string' },
        reason: { type: 'string' },
        all: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${await help()}`, {
      cause: error,
    })
  }
}

/**
 * Reads a command line.
 * @returns a function that runs the command and returns the exit code, or the text of the help
 * @throws UsageError
 */
export const readCommand = async (typed: string[]): Promise<((shop: Shop) => Promise<number>) | string> => {
  const { values, positionals } = await parse(typed)
  if (values.help) return help()
  const found = findCommand(positionals)
  const limit = Number(values.limit)
  if (!found || !Number.isInteger(limit) || limit < 1) throw new UsageError(await help())
  const { json, status, mapping, report, as, reason, all } = values
  return async (shop) =>
    (await found.load()).run(shop, found.args, {
      json,
      status,
      limit,
      dryRun: values['dry-run'],
      mapping,
      report,
      as,
      reason,
      all,
    })
}
