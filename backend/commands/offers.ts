import { readFile, writeFile } from 'node:fs/promises'
import { currencies } from '#contracts/shop.ts'
import { type OfferStatus, offerStatuses } from '#contracts/offer-statuses.ts'
import type { Services } from '../kernel/context.ts'
import { shopDay } from '../modules/catalog/rules/shop-day.ts'
import { pricingForm, type PricingForm } from '../modules/offers/rules/pricing-form.ts'
import { pricingColumnWidths, readPricingSheet, writePricingSheet } from '../modules/offers/rules/pricing-sheet.ts'
import {
  closeOffer as close,
  findOfferByNumber,
  findOfferLines,
  findOfferMessages,
  findOffersWithStatus,
  findOfferVersions,
  priceOffer as price,
  sendOffer as send,
} from '../modules/offers/service.ts'
import { readSheet } from '../sheets/read-sheet.ts'
import { writeXlsx } from '../sheets/xlsx/write-xlsx.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'
import type { Shop } from './shop.ts'

const isStatus = (text: string): text is OfferStatus => offerStatuses.includes(text as OfferStatus)

export const listOffers: Command = {
  usage: '[--status STATUS] [--limit N] [--json]',
  summary: 'List offers, the oldest first; without a status those that wait for a price.',
  run: async ({ db, print }, _args, { json, status = 'offer_requested', limit }) => {
    if (!isStatus(status)) throw new CommandError(`${status} is no status: ${offerStatuses.join(', ')}`)
    const rows = await findOffersWithStatus(db, status, limit)
    if (json) print(JSON.stringify(rows, null, 2))
    else
      for (const { offer, email } of rows)
        print([offer.number, offer.requestedAt.toISOString(), offer.currency, email ?? '-', offer.title].join('  '))
    return 0
  },
}

const offerOf = async ({ db }: Shop, number: string | undefined) => {
  const found = number ? await findOfferByNumber(db, number.toUpperCase()) : undefined
  if (!found) throw new CommandError(`There is no offer ${number ?? 'without a number'}.`)
  return found
}

/** Rows of a workbook with the longest list of books, and those around them. */
const maxRows = 600

/** The newest version as a form to fill in. */
const formOf = async ({ db }: Shop, { offer }: Awaited<ReturnType<typeof offerOf>>) => {
  const [newest] = await findOfferVersions(db, offer.id)
  if (!newest) throw new Error(`Offer ${offer.number} has no version`)
  const lines = await findOfferLines(db, [newest.id])
  return writePricingSheet({
    currency: offer.currency,
    lines,
    delivery: { net: newest.deliveryNet, text: newest.deliveryText },
    validUntil: newest.validUntil ? shopDay(new Date(newest.validUntil.getTime() - 1)) : '',
  })
}

export const showOffer: Command = {
  usage: 'NUMBER [FILE.xlsx]',
  summary: 'Print an offer with its versions and messages; with a FILE, write the form for its prices, too.',
  run: async (shop, [number, file]) => {
    const found = await offerOf(shop, number)
    const { offer, email } = found
    const versions = await findOfferVersions(shop.db, offer.id)
    const lines = await findOfferLines(
      shop.db,
      versions.map(({ id }) => id),
    )
    const messages = await findOfferMessages(shop.db, offer.id)
    shop.print(
      JSON.stringify(
        {
          ...offer,
          email,
          decimals: currencies[offer.currency],
          versions: versions.map((version) => ({
            ...version,
            lines: lines.filter(({ versionId }) => versionId === version.id),
          })),
          messages: messages.map(({ message }) => message),
        },
        null,
        2,
      ),
    )
    if (file !== undefined)
      await writeFile(shop.locate(file), writeXlsx(await formOf(shop, found), offer.number, pricingColumnWidths))
    return 0
  },
}

const valueOf = async (file: string, bytes: Uint8Array): Promise<unknown> => {
  if (file.toLowerCase().endsWith('.json')) {
    try {
      return JSON.parse(new TextDecoder().decode(bytes)) as unknown
    } catch {
      throw new CommandError(`${file} is no JSON.`)
    }
  }
  const rows = await readSheet(bytes, maxRows)
  if (!rows.ok) throw new CommandError(`${file} cannot be read: ${rows.code}`)
  return readPricingSheet(rows.value)
}

/** @throws CommandError with every fault of the file */
const readForm = async ({ locate }: Shop, file: string | undefined): Promise<PricingForm> => {
  if (!file) throw new CommandError('The command needs the file with the prices, JSON or XLSX.')
  const bytes = await readFile(locate(file)).catch(() => {
    throw new CommandError(`The file ${file} cannot be read.`)
  })
  const read = pricingForm.safeParse(await valueOf(file, bytes))
  if (read.success) return read.data
  throw new CommandError(
    read.error.issues.map(({ path, message }) => `${file} ${path.join('.') || 'as a whole'}: ${message}`).join('\n'),
  )
}

type Work = Pick<Services, 'db' | 'now' | 'jobs'>

/** One change of an offer, of which the audit log says who has made it. */
const change = async (
  shop: Shop,
  number: string | undefined,
  work: (tx: Work, act: { id: number; actor: string }) => Promise<string | undefined>,
): Promise<string> => {
  const { offer } = await offerOf(shop, number)
  const jobs = await shop.openJobs()
  await shop.db.transaction(async (db) => {
    const refusal = await work({ db, jobs, now: shop.now }, { id: offer.id, actor: shop.operator })
    if (refusal !== undefined) throw new CommandError(`Offer ${offer.number}: ${refusal}.`)
  })
  return offer.number
}

export const priceOffer: Command = {
  usage: 'NUMBER FILE',
  summary: 'Write the next version of an offer from a JSON file or the filled-in form of offers show.',
  run: async (shop, [number, file]) => {
    const form = await readForm(shop, file)
    const done = await change(shop, number, (tx, act) => price(tx, { ...act, form }))
    shop.print(`${done}: priced, and not sent yet`)
    return 0
  },
}

export const sendOffer: Command = {
  usage: 'NUMBER [MESSAGE]',
  summary: 'Send the priced version to the customer, with a message. A mail says so.',
  run: async (shop, [number, ...words]) => {
    const done = await change(shop, number, (tx, act) => send(tx, { ...act, message: words.join(' ').trim() }))
    shop.print(`${done}: sent`)
    return 0
  },
}

export const closeOffer: Command = {
  usage: 'NUMBER REASON',
  summary: 'End an offer without an order. The customer reads the reason, word for word.',
  run: async (shop, [number, ...words]) => {
    const message = words.join(' ').trim()
    if (message === '') throw new CommandError('Closing needs a reason, which the customer reads.')
    const done = await change(shop, number, (tx, act) => close(tx, { ...act, message }))
    shop.print(`${done}: closed`)
    return 0
  },
}
