import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelOrder } from '../../commands/orders.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { acceptWithdrawal } from '../../commands/withdrawals.ts'
import { followOrder } from '../invoices/service.ts'
import { deliver, detailOf, withdraw } from '../withdrawals/withdrawals.test-support.ts'
import { openMeasuredShop } from './analytics.test-support.ts'

type Own = Awaited<ReturnType<typeof openMeasuredShop>>
let own: Own
beforeAll(async () => void (own = await openMeasuredShop()))
afterAll(() => own.close())
beforeEach(() => own.begin())

describe('a refund', () => {
  const refunds = async () => (await own.collectors.hits()).filter(({ name }) => name === 'refund')
  const sendBack = async (bought: Awaited<ReturnType<Own['buy']>>, quantity: number) => {
    const { items } = await detailOf(bought)
    const { body } = await withdraw(bought.visitor, bought.uuid, { items: [{ id: items[0]?.id ?? 0, quantity }] })
    await runCommand(own.shop, acceptWithdrawal, [body.number])
  }

  test('is told for each withdrawal that the shop accepts, with its books, once', async () => {
    const bought = await own.buy()
    await own.measure(bought)
    await deliver(own.shop, bought)
    await followOrder(own.shop.services, bought.id)
    const { items } = await detailOf(bought)
    const price = items[0]?.unitPrice.gross ?? 0
    const before = await own.jobsFor(bought)
    await sendBack(bought, 1)
    expect(await own.jobsFor(bought)).toBe(before + 1)
    await own.measure(bought)
    await own.measure(bought)
    await sendBack(bought, 1)
    await own.measure(bought)
    expect((await refunds()).map(({ invalid, params }) => [invalid, params])).toEqual(
      [1, 2].map(() => [
        undefined,
        expect.objectContaining({
          transaction_id: bought.number,
          value: price,
          items: [expect.objectContaining({ item_id: items[0]?.sku, quantity: 1 })],
        }),
      ]),
    )
  })

  test('is the whole order when it is cancelled, by the buyer or the shop', async () => {
    const [mine, theirs] = [await own.buy(), await own.buy()]
    for (const bought of [mine, theirs]) await own.measure(bought)
    await mine.visitor.call('POST /orders/{uuid}/cancel', { params: { uuid: mine.uuid }, body: {} })
    await runCommand(own.shop, cancelOrder, [theirs.number, 'elfogyott'])
    for (const bought of [mine, theirs, mine]) await own.measure(bought)
    const [first] = (await detailOf(mine)).items
    expect((await refunds()).map(({ params }) => params)).toEqual(
      [mine, theirs].map(({ number }) =>
        expect.objectContaining({
          transaction_id: number,
          value: (first?.unitPrice.gross ?? 0) * 2,
          items: [expect.objectContaining({ quantity: 2 })],
        }),
      ),
    )
  })

  test('follows no purchase that was never told', async () => {
    const bought = await own.buy()
    await bought.visitor.call('POST /orders/{uuid}/cancel', { params: { uuid: bought.uuid }, body: {} })
    await own.measure(bought)
    expect(await own.told()).toEqual([])
  })
})
