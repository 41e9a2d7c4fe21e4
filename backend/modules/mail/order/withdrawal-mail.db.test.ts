import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Jobs } from '../../../ports/jobs/port.ts'
import { contact, jobsOf } from '../../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../../orders/shop.test-support.ts'
import { buy, detailOf, withdraw } from '../../withdrawals/withdrawals.test-support.ts'
import { sendWithdrawalMail } from '../service.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const sendLast = async () => {
  const job = (await jobsOf(shop, 'withdrawal-mail')).at(-1) as Jobs['withdrawal-mail']
  const before = shop.mails.length
  await Promise.all([1, 2, 3].map(() => sendWithdrawalMail(shop.services, job)))
  return shop.mails.slice(before)
}

test('acknowledges once what was declared, when, and what happens next', async () => {
  const bought = await buy(shop, { kinds: ['book', 'book'], quantity: 2 })
  const [first, second] = (await detailOf(bought)).items
  await withdraw(bought.visitor, bought.uuid, {
    items: [{ id: first?.id ?? 0, quantity: 1 }],
    reason: 'Kétszer <vettem> meg.',
  })
  const mails = await sendLast()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [contact.email, `Visszaigazoljuk az elállásodat: ${bought.number}-E1`],
  ])
  const { text = '', html = '' } = mails[0] ?? {}
  for (const part of [
    'Kedves Kovács Anna!',
    `${first?.name}\n`,
    '1 × ',
    'Elállok a fenti könyvek adásvételére kötött szerződéstől.',
    `Az elállás száma: ${bought.number}-E1`,
    'Beérkezett: 2026. november 21. 10:00, budapesti idő szerint',
    'Indoklás: Kétszer <vettem> meg.',
    'Legkésőbb ezen a napon add fel őket: 2026. december 5.',
    'Ide küldd: ',
    'Legkésőbb 14 nap alatt visszafizetjük',
    'írd meg a számlaszámodat',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain(second?.name)
  expect(html).toContain('Kétszer &lt;vettem&gt; meg.')
})

test('goes to the buyer, too, where another address was given, in the language of the declaration', async () => {
  const bought = await buy(shop, { kinds: ['ebook'], payment: 'simplepay' })
  const id = (await detailOf(bought)).items[0]?.id ?? 0
  await withdraw(bought.visitor, bought.uuid, {
    items: [{ id, quantity: 1 }],
    email: 'other@example.hu',
    language: 'en',
  })
  const mails = await sendLast()
  expect(mails.map(({ to }) => to)).toEqual(['other@example.hu', contact.email])
  const { subject, text } = mails[0] ?? {}
  expect(subject).toBe(`We confirm your withdrawal: ${bought.number}-E1`)
  expect(text).toContain('Received on 21 November 2026, 10:00, Budapest time')
  expect(text).not.toMatch(/Send them to|bank transfer|Reason/)
})
