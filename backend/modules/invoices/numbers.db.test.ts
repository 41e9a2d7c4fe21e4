import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok } from '../../kernel/result.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { memoryFiles, type Ordered, order } from './invoices.test-support.ts'
import { findStanding, issueContent } from './issue.ts'
import { selectByOrder } from './queries.ts'
import { followOrder } from './service.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop(1_000, { files: memoryFiles().files })))
afterAll(() => shop.close())

const sql = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)

describe('numbers', () => {
  let ordered: Ordered
  beforeAll(async () => void (ordered = await order(shop)))

  /** Issues the order's content again, and rolls it back where `stays` is false. */
  const issue = async (stays: boolean, content: Parameters<typeof issueContent>[1], lines: never) =>
    inTransaction(shop.services, async (tx) => {
      await issueContent(tx, content, lines)
      return stays ? ok(null) : fail('not_found')
    })

  test('have no gap and no double, whatever is issued or rolled back at the same time', async () => {
    await followOrder(shop.services, ordered.id)
    const standing = await findStanding(shop.services, ordered.id)
    const { id: _, uuid: _u, number: _n, ...content } = standing?.invoice ?? ({} as never)
    const lines = standing?.lines.map(({ id: _, invoiceId: _i, ...line }) => line) as never
    const numbers = async () =>
      (await sql('select counter from invoices where year = 2026 order by counter')).rows.map(({ counter }) => counter)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 4, maxLength: 12 }), async (fates) => {
        const before = (await numbers()).length
        const results = await Promise.all(
          fates.map((stays) => issue(stays, { ...content, dueOn: (day: string) => day }, lines)),
        )
        expect(results.map(({ ok }) => ok)).toEqual(fates)
        const after = await numbers()
        expect(after).toEqual(Array.from({ length: before + fates.filter(Boolean).length }, (_, index) => index + 1))
      }),
      { numRuns: 10 },
    )
  })

  test('begin again at midnight in Budapest, and a later number has no earlier day', async () => {
    const later = async (day: string) => {
      const ms = Date.parse(day) - shop.clock.now().getTime()
      shop.clock.advance(ms)
      const made = await order(shop, { format: 'ebook' })
      await followOrder(shop.services, made.id)
      shop.clock.advance(-ms)
      const [invoice] = await selectByOrder(shop.connection.db, made.id)
      return [invoice?.number.slice(0, 8), invoice?.counter, invoice?.issuedOn]
    }
    expect(await later('2027-12-31T23:30:00Z')).toEqual(['SZ-2028-', 1, '2028-01-01'])
    expect(await later('2028-01-03T10:00:00Z')).toEqual(['SZ-2028-', 2, '2028-01-03'])
    expect(await later('2028-01-02T10:00:00Z')).toEqual(['SZ-2028-', 3, '2028-01-03'])
  })
})
