import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { priceOffer, sendOffer } from '../../commands/offers.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { findBooks } from '../cart-files/cart-files.test-support.ts'
import { openOrganization } from '../invitations/invitations.test-support.ts'
import type { TestShop, Visitor } from '../orders/shop.test-support.ts'

/** A requested offer without books; of nobody where there is no organisation. */
export const insertOffer = async (
  { connection: { pool } }: TestShop,
  organization: number,
  userId: number | null,
): Promise<string> => {
  const uuid = randomUUID()
  if (organization === 0) return uuid
  const { rows } = await pool.query<{ id: number }>(
    `insert into offers (uuid, number, organization_id, user_id, status, currency, locale, title, delivery_wish, requested_at)
     values ($1::uuid, $1::text, $2, $3, 'offer_requested', 'HUF', 'hu', 'Osztálykészlet', '', now()) returning id`,
    [uuid, organization, userId],
  )
  await pool.query(
    `insert into offer_versions (offer_id, number, delivery_net, delivery_gross, delivery_text) values ($1, 0, 0, 0, '')`,
    [rows[0]?.id],
  )
  return uuid
}

/** What the tests of offers do: an organisation requests, and the operator prices and sends. */
export const openOffers = async (shop: TestShop) => {
  const school = await openOrganization(shop)
  const books = await findBooks(shop, 3)
  const book = (index: number) => {
    const found = books[index]
    if (!found) throw new Error('The demo catalog has too few books')
    return found
  }
  const slave = await school.visit('slave')
  const request = async (by: Visitor, changes: object = {}) => {
    const { body } = await by.call('POST /v2.0/me/offers', { body: requestOf(changes) })
    return body
  }
  const requestOf = (changes: object = {}) => ({
    title: 'Osztálykészletek tavaszra',
    message: 'Január második hetére kellene.',
    wishedOn: '2027-01-09',
    deliveryWish: 'az iskolába, egyben',
    currency: 'HUF',
    lines: [
      { variantId: book(0).id, quantity: 30 },
      { variantId: book(1).id, quantity: 10 },
    ],
    ...changes,
  })
  const show = (by: Visitor, uuid: string) => by.call('GET /v2.0/me/offers/{uuid}', { params: { uuid } })
  /** A file in a folder of the test's own. */
  const fileOf = async (name: string, content: string | Uint8Array): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'offers-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, name), content)
    return join(folder, name)
  }
  const formOf = (changes: object = {}) => ({
    validUntil: '2026-12-06',
    delivery: { price: 0, text: 'Egyben, január 9. és 13. között' },
    lines: [
      { sku: book(0).sku, quantity: 32, discount: 15 },
      { sku: book(1).sku, quantity: 10, price: 1_000 },
    ],
    ...changes,
  })
  const price = async (number: string, changes: object = {}) =>
    runCommand(shop, priceOffer, [number, await fileOf('prices.json', JSON.stringify(formOf(changes)))])
  const send = (number: string, ...words: string[]) => runCommand(shop, sendOffer, [number, ...words])
  return {
    ...school,
    slave,
    book,
    requestOf,
    request,
    show,
    fileOf,
    price,
    send,
    /** An offer that waits for the customer's answer. */
    sent: async (by: Visitor) => {
      const { uuid, number } = await request(by)
      await price(number)
      await send(number)
      const { body } = await show(by, uuid)
      return { uuid, number, version: body.version }
    },
  }
}
