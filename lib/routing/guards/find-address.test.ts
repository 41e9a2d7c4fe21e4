import { beforeEach, expect, test, vi } from 'vitest'
import { findAddress } from './find-address.ts'

let serial = 0
const answer = vi.fn<() => Response>()
beforeEach(() => vi.stubGlobal('fetch', async () => answer()))

/** An address that no other test uses, because answers are remembered. */
const newPath = () => `regi/${++serial}`
const find = (path: string, locale: 'hu' | 'en' = 'hu') => findAddress({ path, locale, isTidy: true })
const leadsTo = (path: string) =>
  answer.mockReturnValue(
    Response.json({
      resourceType: 'page',
      context: { moved: true, address: null },
      path,
      paths: { hu: path, en: path },
    }),
  )

test('a redirect to a page needs one hop, however it was written', async () => {
  leadsTo('/Cart/')
  expect(await find(newPath())).toMatchObject({ shows: false, paths: { hu: '/kosar', en: '/en/cart' } })
  leadsTo('/kampany')
  expect(await find(newPath())).toMatchObject({ shows: false, paths: { hu: '/kampany', en: '/kampany' } })
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
  'no redirect leaves the shop: %s',
  async (target) => {
    leadsTo(target)
    expect(await find(newPath())).toMatchObject({ paths: { hu: '/' } })
  },
)

test('orders share one shell, and an id that is no uuid is not found', async () => {
  const uuid = crypto.randomUUID()
  expect(await find(`rendelesek/${uuid}/allapot`)).toMatchObject({
    internal: '/orders/-/status',
    shows: true,
    paths: { en: `/en/orders/${uuid}/status` },
  })
  expect(await find(`orders/${uuid}/status`)).toMatchObject({
    shows: false,
    paths: { hu: `/rendelesek/${uuid}/allapot` },
  })
  expect(await find('rendelesek/123/allapot')).toBe('unknown')
})

test('while the backend is away, paths of resources lead to their pages, and other addresses are unknown', async () => {
  answer.mockImplementation(() => {
    throw new Error('away')
  })
  expect(await find('termekek/edes-anna-12')).toMatchObject({
    page: '/products/[id]',
    internal: '/products/edes-anna-12',
    shows: true,
  })
  expect(await find(newPath())).toBe('away')
})

test('the further addresses of the spec lead to the pages of orders and offers, in both languages', async () => {
  const uuid = crypto.randomUUID()
  const own = { hu: `/profil/rendelesek/${uuid}/reszletek/adatok`, en: `/en/customer/orders/${uuid}/details/view` }
  const proven = { hu: `/rendelesek/${uuid}/reszletek/adatok`, en: `/en/orders/${uuid}/details/view` }
  const rating = { hu: `/ertekeles/rendeles/${uuid}`, en: `/en/rating/order/${uuid}` }
  const all = { hu: '/rendelesek', en: '/en/orders' }
  const offer = { hu: `/profil/arajanlatok/${uuid}/reszletek`, en: `/en/customer/offers/${uuid}/details` }
  const offers = { hu: '/profil/arajanlatok', en: '/en/customer/offers' }
  const tracking = { hu: '/rendeles-kovetese', en: '/en/order-tracking' }
  const expected: [string, string, typeof own][] = [
    [`profil/rendelesek/${uuid}/adatok`, `customer/orders/${uuid}/view`, own],
    [`profil/rendelesek/${uuid}/reszletek`, `customer/orders/${uuid}/details`, own],
    [`rendelesek/${uuid}/ertekeles`, `orders/${uuid}/rating`, rating],
    [`rendelesek/${uuid}/reszletek`, `orders/${uuid}/details`, proven],
    ['profil/rendelesek/adatok', 'customer/orders/view', all],
    ['profil/rendelesek/reszletek', 'customer/orders/details', all],
    ['rendelesek/ertekeles', 'orders/rating', all],
    ['rendelesek/reszletek', 'orders/details', tracking],
    [`profil/arajanlatok/${uuid}`, `customer/offers/${uuid}`, offer],
    [`profil/arajanlatok/${uuid}/adatok`, `customer/offers/${uuid}/view`, offer],
    [`profil/arajanlatok/${uuid}/reszletek/adatok`, `customer/offers/${uuid}/details/view`, offer],
    ['profil/arajanlatok/reszletek', 'customer/offers/details', offers],
  ]
  for (const [hu, en, paths] of expected) {
    expect(await find(hu), hu).toMatchObject({ shows: false, paths })
    expect(await find(en, 'en'), en).toMatchObject({ shows: false, paths })
  }
  expect(await find('rendelesek/123/reszletek')).toBe('unknown')
  expect(await find('profil/arajanlatok/123')).toBe('unknown')
})
