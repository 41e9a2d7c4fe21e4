import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Jobs } from '../../ports/jobs/port.ts'
import { demoPassword } from '../../seed/tables/seed-sales.ts'
import { defaults, shopFacts } from '../configuration/service.ts'
import { contact, fillCart, finalize, findVariant, jobsOf, payAt, putStock } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { sendOrderConfirmation } from './service.ts'

const companyBilling = {
  type: 'company',
  company: 'Minta Könyvtár Kft.',
  taxNumber: '10773381-2-44',
  country: 'HU',
  ZIPCode: '1061',
  city: 'Budapest',
  addressLine: 'Andrássy út 1.',
}

let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

interface Ask {
  kinds?: ('book' | 'ebook' | 'preorder')[]
  payment?: 'simplepay' | 'cash_on_delivery'
  delivery?: 'home' | 'foxpost'
  language?: 'hu' | 'en'
  account?: { email: string; password: string }
  company?: boolean
}

/** Orders books and returns the job that the order has enqueued. */
const order = async ({
  kinds = ['book'],
  payment = 'cash_on_delivery',
  delivery,
  language = 'hu',
  account,
  company = false,
}: Ask = {}) => {
  const visitor = await shop.visit(account)
  const found = await Promise.all(kinds.map((kind) => findVariant(shop, kind)))
  for (const { id } of found) await putStock(shop, id, 5)
  const parcel = kinds.some((kind) => kind !== 'ebook') ? { delivery: delivery ?? ('foxpost' as const) } : {}
  let cart = await fillCart(visitor, { items: found.map(({ id }) => ({ variantId: id })), payment, ...parcel })
  const params = { uuid: cart.uuid }
  if (company)
    cart = (
      await visitor.call('POST /draft_orders/{uuid}/billing_data', {
        params,
        body: { version: cart.version, billing: companyBilling },
      })
    ).body
  const headers = { 'Accept-Language': language }
  cart = (
    await visitor.call('PATCH /draft_orders/{uuid}', {
      params,
      body: { version: cart.version, contact: { ...contact, firstName: 'A<b>nna' } },
      headers,
    })
  ).body
  const { body } = await finalize(visitor, cart)
  if (body.paymentUrl)
    await shop.guest.call('GET /v2.0/transactions/{id}/check', {
      params: { id: (await payAt(body.paymentUrl, 'pay')).id },
    })
  const jobs = (await jobsOf(shop, 'order-confirmation-mail')) as Jobs['order-confirmation-mail'][]
  return { ...body, orderId: jobs.at(-1)?.orderId ?? 0 }
}

const mailOf = async (ask: Ask) => {
  const placed = await order(ask)
  await sendOrderConfirmation(shop.services, placed.orderId)
  const mail = shop.mails.at(-1)
  if (!mail) throw new Error('No mail was sent')
  return { ...placed, mail }
}

/** The visible text, without tags. */
const wordsOf = (html: string): string => html.replaceAll(/<style>[^]*?<\/style>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe('the confirmation', () => {
  test('in Hungarian', async () => {
    const { mail, orderNumber, orderUuid } = await mailOf({})
    expect(mail).toMatchObject({ to: contact.email, subject: `Visszaigazoljuk a rendelésed: ${orderNumber}` })
    expect(mail.text).toContain(`\nhttp://localhost:3000/rendelesek/${orderUuid}/allapot\n`)
    expect(mail.text).toContain('Átvételkor fizetsz:')
    expect(mail.text).toContain('14 napon belül')
    expect(mail.text).toMatch(/Fizetendő: \d+\u202F\d{3}\u00A0Ft/)
    expect(mail.text).toContain(`${defaults.company.name} · 1053 Budapest, Ferenciek tere 5.`)
    expect(mail.html).toContain('Kedves A&lt;b&gt;nna!')
    expect(mail.html).toContain('<html lang="hu">')
  })

  test('in English, paid by card', async () => {
    const { mail, orderNumber, orderUuid } = await mailOf({ language: 'en', payment: 'simplepay' })
    expect(mail.subject).toBe(`Your order is confirmed: ${orderNumber}`)
    expect(mail.text).toContain(`http://localhost:3000/en/orders/${orderUuid}/status`)
    expect(mail.text).toMatch(/Paid: .+\nSimplePay transaction ID: \d{9}\n/)
    expect(mail.text).toContain('If you change your mind')
  })

  test('shows covers of a fixed size under addresses of the storefront, and leads to the books', async () => {
    const { mail } = await mailOf({})
    expect(mail.html).toMatch(
      /<a href="http:\/\/localhost:3000\/termekek\/[^"]+"[^>]*><img src="http:\/\/localhost:3000\/assets\/covers\/[^"]+-640\.jpg" width="64" height="96" alt="[^"]+"/,
    )
    expect(mail.html.match(/<img/g)).toHaveLength(1)
  })

  test('says the same in HTML and in text', async () => {
    const { mail } = await mailOf({ kinds: ['book', 'ebook', 'preorder'], payment: 'simplepay' })
    const words = wordsOf(mail.html)
    const lines = mail.text
      .split('\n')
      .map((line) => line.trim().replaceAll(/\s+/g, ' '))
      .filter((line) => line && !/^(-+|https?:.*)$/.test(line))
    for (const line of lines)
      for (const part of line.replaceAll('<', '&lt;').replaceAll('>', '&gt;').split(': '))
        expect(words).toContain(part.replace(/:$/, ''))
  })
})

describe('the content depends on the order', () => {
  test('an order of downloads has a button for them, and no text about a parcel', async () => {
    const { mail, orderUuid } = await mailOf({ kinds: ['ebook'], payment: 'simplepay' })
    expect(mail.text).toContain(`Letöltöm a könyveket:\nhttp://localhost:3000/rendelesek/${orderUuid}/reszletek/adatok`)
    expect(mail.text).toContain('Letöltheted, amit megvettél')
    expect(mail.text).not.toMatch(/csomag|futár|Szállítás|visszaküld/i)
    expect(mail.text).toContain(shopFacts(defaults, 'hu')['withdrawal.downloads'])
  })

  test('a paid e-book beside a printed book has its button, too', async () => {
    const { mail } = await mailOf({ kinds: ['book', 'ebook'], payment: 'simplepay' })
    expect(mail.html).toContain('Letöltöm a könyveket')
    expect(mail.html).toContain('Megnézem a rendelést')
  })

  test.each([
    ['hu', /Előrendelve, megjelenik: 20\d\d\. [a-zéáőúűíóü]+ \d+\./],
    ['en', /Pre-ordered, published on \d+ [A-Z][a-z]+ 20\d\d/],
  ] as const)(
    'the day of publication stands at the book that is to come, and nowhere else (%s)',
    async (language, day) => {
      const { mail } = await mailOf({ kinds: ['book', 'preorder'], language })
      expect(mail.text.match(new RegExp(day, 'g'))).toHaveLength(1)
      expect(mail.html).toMatch(day)
    },
  )
})

describe('institutions', () => {
  const account = { email: 'iskola@kolofon.example', password: demoPassword }

  test('get net prices with the gross ones, VAT as a line, and no right of withdrawal', async () => {
    const { mail } = await mailOf({ account, kinds: ['book', 'ebook'], payment: 'simplepay' })
    expect(mail.text).toMatch(/\d\u00A0Ft, bruttó [\d\u202F]+\u00A0Ft/)
    expect(mail.text).toMatch(
      /Könyvek, nettó: .+\n.+, nettó: .+\nNettó végösszeg: .+\nÁfa, 5 %: .+\nÁfa, 27 %: .+\nFizetve, bruttó: /,
    )
    expect(mail.text).not.toMatch(/eláll|14 nap/)
  })

  test('and so do buyers in the name of a company', async () => {
    expect((await mailOf({ company: true })).mail.text).not.toMatch(/eláll|14 nap/)
  })
})

describe('once', () => {
  test('ten simultaneous runs send one mail', async () => {
    const { orderId } = await order()
    const before = shop.mails.length
    await Promise.all(Array.from({ length: 10 }, () => sendOrderConfirmation(shop.services, orderId)))
    expect(shop.mails).toHaveLength(before + 1)
  })

  test('a failed sending leaves no mark, so that the next run sends', async () => {
    const { orderId } = await order()
    const before = shop.mails.length
    const broken = { ...shop.services, mailer: { send: () => Promise.reject(new Error('no server')) } }
    await expect(sendOrderConfirmation(broken, orderId)).rejects.toThrow('no server')
    await sendOrderConfirmation(shop.services, orderId)
    expect(shop.mails).toHaveLength(before + 1)
  })

  test('a missing order is an error', async () => {
    await expect(sendOrderConfirmation(shop.services, 999_999)).rejects.toThrow('999999')
  })
})
