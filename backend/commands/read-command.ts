import { parseArgs } from 'node:util'
import type { Command } from './command.ts'
import { getConfig, setConfig, setMaintenance } from './configuration.ts'
import { exportContent, importContent } from './content.ts'
import { listCoupons, listDeals, setCoupons, setDeals, switchCoupon, switchDeal } from './deals.ts'
import { doctor } from './doctor.ts'
import { exportOnixFile } from './export.ts'
import { importCsv, importGutenberg, importOnix } from './import.ts'
import { advanceOrder, arriveOrder, cancelOrder, listOrders, showOrder } from './orders.ts'
import { setPretty } from './pretty-paths.ts'
import { addRedirect, importRedirects, listRedirects, removeRedirect } from './redirects.ts'
import {
  assignPriceList,
  createPriceList,
  exportPriceList,
  importPriceList,
  listPriceLists,
  removePriceList,
  showPriceList,
  unassignPriceList,
} from './price-lists.ts'
import { confirmHeldPrices, listHeldPrices, refuseHeldPrices, setPriceOf } from './prices.ts'
import { listReports, repeatReport } from './invoice-reports.ts'
import { cancelInvoice, correctLines, listInvoices, payInvoice } from './invoices.ts'
import { approveRating, listOrderRatings, listRatings, refuseRating } from './ratings.ts'
import { addRefund, listRefunds, retryRefunds } from './refunds.ts'
import { fetchResources, retryResources } from './resources.ts'
import { closeOffer, listOffers, priceOffer, sendOffer, showOffer } from './offers.ts'
import { setup } from './setup.ts'
import type { Shop } from './shop.ts'
import { setStockOf } from './stock.ts'
import { mergeWork, showWork, splitWork } from './works.ts'
import { listSupplies, receiveSupply } from './supplies.ts'
import {
  approveOrganization,
  listOrganizations,
  refuseOrganization,
  setTerms,
  showOrganization,
} from './organizations.ts'
import { createUserByHand, impersonateCustomer, setOperator } from './users.ts'
import { acceptWithdrawal, listWithdrawals } from './withdrawals.ts'

const commands: Record<string, Command> = {
  doctor,
  setup,
  'orders list': listOrders,
  'orders show': showOrder,
  'orders advance': advanceOrder,
  'orders arrive': arriveOrder,
  'orders cancel': cancelOrder,
  'ratings list': listRatings,
  'ratings approve': approveRating,
  'ratings refuse': refuseRating,
  'ratings orders': listOrderRatings,
  'refunds add': addRefund,
  'refunds list': listRefunds,
  'refunds retry': retryRefunds,
  'withdrawals list': listWithdrawals,
  'withdrawals accept': acceptWithdrawal,
  'organizations list': listOrganizations,
  'organizations show': showOrganization,
  'organizations approve': approveOrganization,
  'organizations refuse': refuseOrganization,
  'organizations terms': setTerms,
  'offers list': listOffers,
  'offers show': showOffer,
  'offers price': priceOffer,
  'offers send': sendOffer,
  'offers close': closeOffer,
  'invoices list': listInvoices,
  'invoices cancel': cancelInvoice,
  'invoices correct': correctLines,
  'invoices paid': payInvoice,
  'invoices reports': listReports,
  'invoices report': repeatReport,
  'config get': getConfig,
  'config set': setConfig,
  maintenance: setMaintenance,
  'stock set': setStockOf,
  'works show': showWork,
  'works merge': mergeWork,
  'works split': splitWork,
  supplies: listSupplies,
  'supplies receive': receiveSupply,
  'prices set': setPriceOf,
  'prices held': listHeldPrices,
  'prices confirm': confirmHeldPrices,
  'prices refuse': refuseHeldPrices,
  'price-lists list': listPriceLists,
  'price-lists show': showPriceList,
  'price-lists create': createPriceList,
  'price-lists assign': assignPriceList,
  'price-lists unassign': unassignPriceList,
  'price-lists import': importPriceList,
  'price-lists export': exportPriceList,
  'price-lists remove': removePriceList,
  'deals list': listDeals,
  'deals set': setDeals,
  'deals switch': switchDeal,
  'coupons list': listCoupons,
  'coupons set': setCoupons,
  'coupons switch': switchCoupon,
  'redirects list': listRedirects,
  'redirects add': addRedirect,
  'redirects import': importRedirects,
  'redirects remove': removeRedirect,
  'paths set': setPretty,
  'export onix': exportOnixFile,
  'content import': importContent,
  'content export': exportContent,
  'users create': createUserByHand,
  'users operator': setOperator,
  'customers impersonate': impersonateCustomer,
  'resources fetch': fetchResources,
  'resources retry': retryResources,
  'import onix': importOnix,
  'import csv': importCsv,
  'import gutenberg': importGutenberg,
}

const help = (): string => {
  const lines = Object.entries(commands).map(
    ([name, { usage, summary }]) => `  ${`${name} ${usage}`.padEnd(58)} ${summary}`,
  )
  return ['Usage: npm run shop -- COMMAND', '', ...lines].join('\n')
}

const findCommand = (words: string[]): { command: Command; args: string[] } | undefined => {
  for (const length of [2, 1]) {
    const command = commands[words.slice(0, length).join(' ')]
    if (command) return { command, args: words.slice(length) }
  }
  return undefined
}

/** The typed words are no command. The message lists all commands. */
export class UsageError extends Error {}

const parse = (typed: string[]) => {
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
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${help()}`, { cause: error })
  }
}

/**
 * Reads a command line.
 * @returns a function that runs the command and returns the exit code, or the text of the help
 * @throws UsageError
 */
export const readCommand = (typed: string[]): ((shop: Shop) => Promise<number>) | string => {
  const { values, positionals } = parse(typed)
  if (values.help) return help()
  const found = findCommand(positionals)
  const limit = Number(values.limit)
  if (!found || !Number.isInteger(limit) || limit < 1) throw new UsageError(help())
  const { json, status, mapping, report, as, reason, all } = values
  return (shop) =>
    found.command.run(shop, found.args, {
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
