import { type PageName, pageNames } from '#contracts/pages.ts'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { openBook, pickBook } from './support/books.ts'
import { addToCart } from './support/cart.ts'
import {
  answerBanner,
  banner,
  bannerButton,
  choiceDialog,
  closeChoice,
  keptConsent,
  openChoice,
} from './support/consent.ts'
import { everyPage } from './support/every-page.ts'
import { pressOn } from './support/keyboard.ts'
import { collected, configureMeasuring, lastHit, unnecessary, watchOutside } from './support/measuring.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { addressOf, type Visitor } from './support/visitor.ts'

/** Kinds of pages: open ones, such with forms, the account, and an order. */
const kinds: readonly PageName[] = [
  '/',
  '/search',
  '/products/[id]',
  '/cart',
  '/checkout',
  '/login',
  '/orders/[id]/status',
  '/profile',
]
/** Pages whose address here names nothing that exists. */
const refused: ReadonlySet<PageName> = new Set(['/payment/return/[id]', '/invitation-accept'])
const open = async (visitor: Visitor, name: PageName): Promise<void> => {
  const how = everyPage[name]
  if (typeof how === 'string') throw new Error(how)
  await how(visitor)
  await visitor.page.waitForLoadState('networkidle')
}

test.describe('where consent is managed', () => {
  test.beforeEach(({ page }) => configureMeasuring({ page, isManaged: true }))

  for (const name of pageNames)
    test(
      `before a decision nothing leaves ${name}`,
      { tag: '@once' },
      async ({ visitor, baseURL: origin = '', allowConsole }) => {
        test.skip(typeof everyPage[name] === 'string', String(everyPage[name]))
        if (refused.has(name)) allowConsole(refusedRequest)
        const left = watchOutside(visitor.page, origin)
        await open(visitor, name)
        expect(left).toEqual([])
        expect(await unnecessary(visitor.page)).toEqual([])
      },
    )

  test(
    'whoever refuses is asked no more, and nothing leaves any kind of page',
    { tag: '@languages' },
    async ({ visitor, baseURL: origin = '' }) => {
      const left = watchOutside(visitor.page, origin)
      await visitor.goto('/')
      await answerBanner(visitor, 'refuse')
      expect(await keptConsent(visitor)).toBe('')
      for (const name of kinds) {
        await open(visitor, name)
        await expect(banner(visitor)).toBeHidden()
      }
      expect(left).toEqual([])
      expect(await unnecessary(visitor.page)).toEqual([])
    },
  )

  test(
    'whoever accepts is measured on every kind of page, and by nobody else than the providers',
    { tag: '@once' },
    async ({ visitor, baseURL: origin = '' }) => {
      const { page } = visitor
      const left = watchOutside(page, origin)
      await visitor.goto('/')
      const before = await lastHit(page)
      await answerBanner(visitor, 'accept')
      for (const name of kinds) await open(visitor, name)
      const views = (await collected(page, before)).filter(({ name }) => name === 'page_view')
      const consents = new Set(views.filter(({ provider }) => provider === 'ga4').map(({ consent }) => consent))
      expect([...consents]).toEqual(['G111'])
      expect(views.filter(({ provider }) => provider === 'ga4').length).toBeGreaterThanOrEqual(kinds.length)
      // Nothing of a container runs where somebody types a password or an address.
      for (const { params } of views.filter(({ provider }) => provider === 'tag_manager'))
        expect(String(params['page_location'])).not.toMatch(/penztar|bejelentkezes|rendelesek|profiladatok/)
      expect(left.filter((url) => !url.includes('/tags/'))).toEqual([])
      expect(await keptConsent(visitor)).toBe('measuring-recent-films')
    },
  )

  test(
    'a choice is kept, and can be changed and withdrawn at the end of every page',
    { tag: '@languages' },
    async ({ visitor, baseURL: origin = '' }) => {
      const { page, t } = visitor
      const left = watchOutside(page, origin)
      await visitor.goto('/')
      await bannerButton(visitor, 'choose').click()
      await choiceDialog(visitor)
        .getByRole('checkbox', { name: t('cookieConsent.purposes.films') })
        .check()
      await closeChoice(visitor, 'save')
      await expect(banner(visitor)).toBeHidden()
      expect(await keptConsent(visitor)).toBe('films')
      for (const name of kinds) await open(visitor, name)
      expect(left).toEqual([])
      await visitor.goto('/faqs')

      await openChoice(visitor)
      await expect(
        choiceDialog(visitor).getByRole('checkbox', { name: t('cookieConsent.purposes.films') }),
      ).toBeChecked()
      await choiceDialog(visitor)
        .getByRole('checkbox', { name: t('cookieConsent.purposes.measuring') })
        .check()
      await closeChoice(visitor, 'save')
      await expect
        .poll(async () => (await unnecessary(page)).toSorted())
        .toEqual(['_fbp', '_ga', '_ga_KOLOFON1', '_ttp'])
      expect(left.length).toBeGreaterThan(0)

      await openChoice(visitor)
      const reloaded = page.waitForEvent('load')
      await closeChoice(visitor, 'refuseAll')
      await reloaded
      await page.waitForLoadState('networkidle')
      left.length = 0
      expect(await unnecessary(page)).toEqual([])
      for (const name of kinds) await open(visitor, name)
      expect(left).toEqual([])
      expect(await unnecessary(page)).toEqual([])
    },
  )

  test(
    'the banner can be used and shifts nothing',
    { tag: '@languages' },
    async ({ visitor, baseURL: origin = '' }) => {
      const { page, t } = visitor
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await openBook(visitor, await pickBook(visitor))
      await expect(banner(visitor)).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
      await expectAccessible(visitor, 'a product with the banner')
      await expectNoSideScroll(visitor, 'a product with the banner')
      const [accept, refuse, choose] = await Promise.all(
        (['accept', 'refuse', 'choose'] as const).map((name) =>
          bannerButton(visitor, name).evaluate((button) => {
            const { backgroundColor, color, fontSize, minHeight } = getComputedStyle(button)
            return { backgroundColor, color, fontSize, minHeight }
          }),
        ),
      )
      expect(refuse).toEqual(accept)
      expect(choose).toEqual(accept)
      // Every stop on the way is in sight, although the banner covers the lower edge.
      await pressOn(page, page.getByRole('contentinfo').getByRole('link', { name: t('shell.cookieSettings') }))
      await expectAccessible(visitor, 'the choice')
      await page.keyboard.press('Escape')
      await page.reload()
      await pressOn(page, bannerButton(visitor, 'refuse'))
      await expect(banner(visitor)).toBeHidden()
      expect(await keptConsent(visitor)).toBe('')
      const home = addressOf(visitor.locale, '/')
      const [own, others] = await Promise.all([page.request.get(home), fetch(origin + home)])
      expect(await own.text()).toBe(await others.text())
    },
  )

  test(
    'the link of a page without scripts leads to the text about cookies',
    { tag: '@languages' },
    async ({ browser, baseURL: origin = '', t, shopLocale }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
      const page = await context.newPage()
      await page.goto(shopLocale === 'hu' ? '/' : '/en')
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('shell.cookieSettings') })
        .click()
      await expect(page).toHaveURL(
        shopLocale === 'hu' ? /\/tartalmak\/adatkezelesi-tajekoztato-\d+$/ : /\/en\/contents\/privacy-notice-\d+$/,
      )
      await context.close()
    },
  )
})

test(
  'where consent is not managed, measuring starts without asking, and with all storages denied',
  { tag: '@once' },
  async ({ visitor }) => {
    const { page } = visitor
    await configureMeasuring({ page, isManaged: false })
    const before = await lastHit(page)
    const book = await pickBook(visitor)
    await openBook(visitor, book)
    await addToCart(visitor, book.title)
    await expect
      .poll(async () =>
        (await collected(page, before)).filter(({ provider }) => provider === 'ga4').map(({ name }) => name),
      )
      .toEqual(expect.arrayContaining(['page_view', 'view_item', 'add_to_cart']))
    for (const name of kinds) await open(visitor, name)
    const hits = await collected(page, before)
    expect(hits.filter(({ provider, name }) => provider === 'ga4' && name === 'page_view').length).toBeGreaterThan(
      kinds.length,
    )
    expect(new Set(hits.filter(({ provider }) => provider === 'ga4').map(({ consent }) => consent))).toEqual(
      new Set(['G100']),
    )
    await expect(banner(visitor)).toBeHidden()
    expect((await unnecessary(page)).filter((name) => name.startsWith('_'))).toEqual([])
  },
)
