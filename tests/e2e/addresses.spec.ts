import type { APIResponse } from '@playwright/test'
import { pickBook } from './support/books.ts'
import { expect, test } from './support/shop-test.ts'
import { translatorFor } from './support/read-messages.ts'

test.describe('addresses', { tag: '@once' }, () => {
  /** The requests of a crawler: the path alone decides the language. */
  const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
  let ask: (path: string) => Promise<APIResponse>

  test.beforeEach(async ({ playwright, baseURL }) => {
    const crawler = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: headers })
    ask = (path) => crawler.get(path, { maxRedirects: 0 })
  })

  const expectRedirect = async (path: string, target: string): Promise<void> => {
    const answer = await ask(path)
    expect.soft([answer.status(), answer.headers()['location']], path).toEqual([301, target])
    expect.soft((await ask(target)).status(), target).toBe(200)
  }

  test('one redirect leads from every wrong address to the right one', async ({ visitor }) => {
    const { id, path: right } = await pickBook(visitor)
    for (const wrong of [
      `/termekek/${id}`,
      `/termekek/valami-${id}`,
      `/products/x-${id}`,
      `${right}/`,
      `/T${right.slice(2).toUpperCase()}`,
    ])
      await expectRedirect(wrong, right)
    await expectRedirect(
      `/EN/termekek/x-${id}/?utm_source=x`,
      `${right.replace('/termekek', '/en/products')}?utm_source=x`,
    )
    await expectRedirect('/cart', '/kosar')
  })

  test('pretty paths show their page, and old paths redirect to them', async () => {
    for (const path of [
      '/aszf',
      '/en/terms',
      '/szaz-ev-konyvei',
      '/magyar-regenyek-es-novellak',
      '/magyar-regenyek-es-novellak?format=ebook',
    ])
      expect.soft((await ask(path)).status(), path).toBe(200)
    await expectRedirect('/vasarlasi-feltetelek', '/aszf')
    await expectRedirect('/en/aszf', '/en/terms')
    await expectRedirect('/listak/szaz-ev?a=1', '/szaz-ev-konyvei?a=1')
    await expectRedirect('/ajanlo/nyugatosok?a=1', '/szaz-ev-konyvei?a=1')
  })

  test('a missing page says so with the right status, and unknown ids share one cached page', async () => {
    const [hu, en] = [translatorFor('hu'), translatorFor('en')]
    for (const [path, status, text] of [
      ['/nincs-ilyen', 404, hu('errorPages.notFoundTitle')],
      ['/en/nothing/here', 404, en('errorPages.notFoundTitle')],
      ['/konyv/naptar-2019', 410, hu('errorPages.goneTitle')],
      ['/en/book/calendar-2019', 410, en('errorPages.goneTitle')],
    ] as const) {
      const answer = await ask(path)
      expect.soft(answer.status(), path).toBe(status)
      const html = await answer.text()
      expect.soft(html, path).toMatch(new RegExp(`<h1[^>]*>${text}</h1>`))
      expect.soft(html, path).toMatch(/<meta name="robots" content="noindex/)
    }
    const order = () => `/rendelesek/${crypto.randomUUID()}/allapot`
    const [first, second] = [await ask(order()), await ask(order())]
    expect.soft([first.status(), second.status(), second.headers()['cache-status']]).toEqual([200, 200, 'kolofon; hit'])
    for (const path of [
      '/termekek/x-99999',
      '/kategoriak/x-999',
      '/szerzok/x-99999',
      '/tartalmak/x-999',
      '/uzletek/x-999',
      '/kiadok/nincs',
      '/listak/nincs',
      '/rendelesek/nem-uuid/allapot',
    ]) {
      const answer = await ask(path)
      expect.soft([answer.status(), answer.headers()['cache-status']], path).toEqual([404, 'kolofon; hit'])
    }
  })
})
