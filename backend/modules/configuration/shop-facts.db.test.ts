import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setConfig } from '../../commands/configuration.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { defaults, nameFacts, shopFacts, unknownFacts } from './service.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const pageOf = async (key: string, locale: 'hu' | 'en'): Promise<string> => {
  const { rows } = await shop.connection.pool.query<{ id: number }>('select id from contents where key = $1', [key])
  const answer = await shop.app.request(`/api/v2.0/contents/${rows[0]?.id}/current`, {
    headers: { 'Accept-Language': locale },
  })
  return answer.text()
}
const textOf = async (path: string, locale: 'hu' | 'en'): Promise<string> =>
  (await shop.app.request(`/api${path}`, { headers: { 'Accept-Language': locale } })).text()

const company = {
  name: 'Őszi Könyvek Bt.',
  ZIPCode: '6720',
  city: 'Szeged',
  addressLine: 'Kárász utca 1.',
  registrationNumber: '06-06-123456',
  taxNumber: '12345678-2-06',
}

describe('facts', () => {
  test('stand in texts however deep; what is no fact stays as it is', () => {
    const facts = shopFacts({ ...defaults, company }, 'hu')
    expect(
      nameFacts({ items: [['{company.theName}, {company.address}', 3, null]], other: '{count} {no.fact}' }, facts),
    ).toEqual({
      items: [['az Őszi Könyvek Bt., 6720 Szeged, Kárász utca 1.', 3, null]],
      other: '{count} {no.fact}',
    })
    expect(unknownFacts('{company.name} {company.nam} {count}')).toEqual(['company.nam'])
  })

  test('free delivery is told in every currency of the shop, and not where there is none', () => {
    const told = (entries: Partial<typeof defaults>, locale: 'hu' | 'en') =>
      shopFacts({ ...defaults, ...entries }, locale)['delivery.free'].replaceAll(/\s/g, ' ')
    expect(told({}, 'hu')).toBe('12 000 Ft (35,00 €) felett ingyenes a szállítás.')
    expect(told({}, 'en')).toBe('Delivery is free over 12,000 Ft (€35.00).')
    expect(told({ available_currencies: ['EUR'], default_currency: 'EUR' }, 'en')).toBe('Delivery is free over €35.00.')
    expect(told({ free_delivery_from: {} }, 'hu')).toBe('')
  })

  test.each(['hu', 'en'] as const)('no page, question or document shows a brace (%s)', async (locale) => {
    const { rows } = await shop.connection.pool.query<{ key: string }>('select key from contents')
    const pages = await Promise.all(rows.map(({ key }) => pageOf(key, locale)))
    const rest = await Promise.all(
      ['/v2.0/contents/current', '/v2.0/faqs', '/v2.0/documents', '/v2.0/seos'].map((path) => textOf(path, locale)),
    )
    for (const text of [...pages, ...rest]) expect(text).not.toMatch(/\{[a-z]+\.[a-zA-Z]+\}/)
  })

  test('the end of the right for downloads is told with the same words by page, terms and questions', async () => {
    const sentence = shopFacts(defaults, 'hu')['withdrawal.downloads']
    for (const text of [
      await pageOf('withdrawal', 'hu'),
      await pageOf('terms', 'hu'),
      await textOf('/v2.0/faqs', 'hu'),
    ])
      expect(text).toContain(sentence)
  })
})

describe('config set', () => {
  test('changes every page that names the fact, and announces them', async () => {
    expect((await runCommand(shop, setConfig, ['company', JSON.stringify(company)])).code).toBe(0)
    expect(
      (await runCommand(shop, setConfig, ['withdrawal', '{"days":30,"sendBackDays":14,"refundDays":10}'])).code,
    ).toBe(0)
    expect((await runCommand(shop, setConfig, ['free_delivery_from', '{"HUF":9000}'])).code).toBe(0)
    for (const text of [await pageOf('delivery-and-payment', 'hu'), await textOf('/v2.0/faqs', 'hu')])
      expect(text).toMatch(/\. 9\s000\sFt felett ingyenes a szállítás\./)
    for (const key of ['terms', 'privacy', 'imprint', 'withdrawal'])
      expect(await pageOf(key, 'en')).toContain('Őszi Könyvek Bt.')
    expect(await pageOf('withdrawal', 'hu')).toContain('30 napod van meggondolni')
    expect(await textOf('/v2.0/faqs', 'en')).toContain('within 30 days of receiving it')
    const { rows } = await shop.connection.pool.query<{ tag: string }>('select unnest(tags) as tag from announcements')
    const { rows: terms } = await shop.connection.pool.query<{ id: number }>(
      `select id from contents where key = 'terms'`,
    )
    expect(rows.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining(['configuration', 'content', 'faqs', `content:${terms[0]?.id}`]),
    )
  })

  test.each([
    ['company', JSON.stringify({ ...company, name: ' ' }), 'company.name'],
    ['company', JSON.stringify({ ...company, taxNumber: '123' }), 'company.taxNumber'],
    ['company', '"Kolofon"', 'company'],
    ['withdrawal', '{"days":7,"sendBackDays":14,"refundDays":14}', 'withdrawal.days'],
    ['withdrawal', '{"days":14,"sendBackDays":14,"refundDays":15}', 'withdrawal.refundDays'],
    ['contact_email', 'nobody', 'contact_email'],
  ])('refuses %s %s', async (key, value, place) => {
    await expect(runCommand(shop, setConfig, [key, value])).rejects.toThrow(`${place}: `)
  })
})
