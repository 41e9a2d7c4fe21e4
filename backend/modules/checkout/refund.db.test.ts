import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startJobs } from '../../ports/jobs/pg-boss-queue.ts'
import { fillCart, finalize, findVariant, jobsOf, putStock } from './checkout.test-support.ts'
import type { PaymentProvider } from '../../ports/payments/port.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { refund } from '../payments/service.ts'

let shop: TestShop
let book: number
beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
})
afterAll(() => shop.close())

/** Makes an order that is paid by card although its payment method is already cash on delivery. */
const paidInVain = async (currency: 'HUF' | 'EUR' = 'HUF') => {
  await putStock(shop, book, 5)
  const visitor = await shop.visit()
  const { body } = await finalize(
    visitor,
    await fillCart(visitor, { items: [{ variantId: book }], delivery: 'home', currency }),
  )
  const transaction = shop.simulator.ledger.find(({ orderRef }) => orderRef === `${body.orderNumber}-1`)
  if (!transaction) throw new Error('The payment did not start')
  await visitor.call('PUT /orders/{uuid}/payment_method', {
    params: { uuid: body.orderUuid },
    body: { paymentMethod: 'cash_on_delivery' },
  })
  transaction.status = 'FINISHED'
  for (let time = 0; time < 2; time++)
    await shop.simulator.app.request(`/control/transactions/${transaction.orderRef}`, {
      method: 'POST',
      body: '{"notify":"before"}',
    })
  const jobs = (await jobsOf(shop, 'refund')) as { refundId: number }[]
  return { id: jobs.at(-1)?.refundId ?? 0, transaction }
}
const statusOf = async (id: number) =>
  (await shop.connection.pool.query<{ status: string }>('select status from refunds where id = $1', [id])).rows[0]
    ?.status

describe('money that is owed', () => {
  test('is owed once, however often the bank tells of it', async () => {
    const before = (await jobsOf(shop, 'refund')).length
    const { id, transaction } = await paidInVain()
    expect(await jobsOf(shop, 'refund')).toHaveLength(before + 1)
    expect([await statusOf(id), transaction.refunds]).toEqual(['due', []])
  })

  test.each(['HUF', 'EUR'] as const)('is given back whole and once, in %s', async (currency) => {
    const { id, transaction } = await paidInVain(currency)
    await refund(shop.services, id)
    await refund(shop.services, id)
    expect(transaction).toMatchObject({ remainingTotal: 0, refunds: [{ amount: transaction.total }] })
    expect(await statusOf(id)).toBe('done')
  })

  test('by many at once: once', async () => {
    const { id, transaction } = await paidInVain()
    await Promise.allSettled(Array.from({ length: 10 }, () => refund(shop.services, id)))
    await refund(shop.services, id)
    expect(transaction.refunds).toHaveLength(1)
    expect(await statusOf(id)).toBe('done')
  })

  test.each(['down', 'lost-answer', 'unsigned', 'badly-signed', 'malformed'] as const)(
    '%s: stays due, and the next try neither forgets nor repeats it',
    async (fault) => {
      const { id, transaction } = await paidInVain()
      shop.simulator.settings.fault = fault
      await expect(refund(shop.services, id)).rejects.toThrow('Payment provider')
      shop.simulator.settings.fault = 'none'
      expect(await statusOf(id)).toBe('due')
      await refund(shop.services, id)
      expect(transaction.refunds).toHaveLength(1)
      expect(await statusOf(id)).toBe('done')
    },
  )

  test('by a process that died before it could note it: not again', async () => {
    const { id, transaction } = await paidInVain()
    await (shop.services.payments['simplepay'] as PaymentProvider).refund(
      { orderRef: transaction.orderRef, currency: 'HUF' },
      { id, amount: transaction.total, refundedBefore: 0 },
    )
    expect([await statusOf(id), transaction.refunds.length]).toEqual(['due', 1])
    await refund(shop.services, id)
    expect([await statusOf(id), transaction.refunds.length]).toEqual(['done', 1])
  })

  test('of which a part was given back by hand stays due: a person decides', async () => {
    const { id, transaction } = await paidInVain()
    transaction.remainingTotal -= 1
    await expect(refund(shop.services, id)).rejects.toThrow('wrong-state')
    expect([await statusOf(id), transaction.refunds]).toEqual(['due', []])
  })
})

test('the job tries again until the bank answers', async () => {
  const { id, transaction } = await paidInVain()
  shop.simulator.settings.fault = 'down'
  let refused = 0
  const runner = await startJobs(shop.connection.pool, () => {})
  await runner.work({
    refund: async ({ refundId }) => {
      await refund(shop.services, refundId).catch((error: unknown) => {
        if (refundId === id) refused++
        throw error
      })
    },
  })
  await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThan(0)
  shop.simulator.settings.fault = 'none'
  await expect.poll(() => statusOf(id), { timeout: 40_000 }).toBe('done')
  await runner.stop()
  expect(transaction.refunds).toHaveLength(1)
}, 60_000)
