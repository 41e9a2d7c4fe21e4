import { AxeBuilder } from '@axe-core/playwright'
import { type ShakyStorefront, startShakyStorefront } from './support/shaky-storefront.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { addressOf, type Visitor } from './support/visitor.ts'

let storefront: ShakyStorefront
test.beforeAll(async () => {
  storefront = await startShakyStorefront()
})
test.afterAll(() => storefront.stop())
test.beforeEach(({ allowConsole }) => {
  allowConsole(refusedRequest)
  storefront.fault(undefined)
})

/** A search page is rendered for each visitor, so it is never cached. */
const search = ({ locale }: Visitor) => `${storefront.origin}${addressOf(locale, '/search')}?q=anna`
const home = ({ locale }: Visitor) => storefront.origin + addressOf(locale, '/')
const heading = ({ page, t }: Visitor) =>
  page.getByRole('heading', { level: 1, name: t('errorPages.unavailableTitle') })

test(
  'a page that cannot be rendered says so at every width, and recovers',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page, t, locale } = visitor
    storefront.fault('reset')
    const answer = await page.goto(search(visitor))
    expect(answer?.status()).toBe(503)
    await expect(heading(visitor)).toBeVisible()
    await expect(page).toHaveTitle(t('errorPages.unavailableTitle'))
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    for (const width of [360, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    }
    storefront.fault(undefined)
    await expect(async () => {
      await page.getByRole('link', { name: t('errorPages.retry') }).click()
      await expect(heading(visitor)).toBeHidden({ timeout: 1_000 })
    }).toPass({ timeout: 10_000 })
    await expect(page).toHaveURL(search(visitor))
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  },
)

test(
  'a visitor who follows a link meanwhile sees the error page, and can return to a cached page',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page, t } = visitor
    for (const _ of [1, 2]) await page.goto(home(visitor))
    // A listener follows links, and it exists once React has taken over the page.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('footer') ?? {}).some((name) => name.startsWith('__react')),
    )
    storefront.fault(503)
    const refused = page.waitForResponse(
      (answer) => answer.request().headers()['rsc'] !== undefined && answer.status() === 503,
    )
    await page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), { href: address })
      document.body.append(link)
      link.click()
    }, search(visitor))
    await refused
    await expect(heading(visitor)).toBeVisible()
    await expect(page).toHaveURL(search(visitor))
    await page.getByRole('link', { name: t('errorPages.toHome') }).click()
    await expect(heading(visitor)).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  },
)
