import { pickBook } from './support/books.ts'
import { placeOrderQuietly } from './support/prepared-cart.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'

for (const width of [360, 900, 1440])
  test(
    `every control in the header and the footer is at least 24 px large at ${width} px`,
    { tag: '@once' },
    async ({ visitor }) => {
      const { page } = visitor
      await page.setViewportSize({ width, height: 900 })
      await visitor.goto('/faqs')
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      const small = await page
        .locator('header, footer')
        .locator('a, button, select, summary')
        .evaluateAll((targets) =>
          targets.flatMap((target) => {
            const { width: wide, height: high } = target.getBoundingClientRect()
            const isShown = target.checkVisibility({ visibilityProperty: true }) && wide > 1
            return isShown && (wide < 24 || high < 24)
              ? [
                  `${target.textContent?.trim() || target.getAttribute('aria-label')}: ${Math.round(wide)} × ${Math.round(high)}`,
                ]
              : []
          }),
        )
      expect(small).toEqual([])
    },
  )

test(
  'a visitor finds an order from the footer by its number and the e-mail address',
  { tag: '@languages' },
  async ({ visitor, stranger, allowConsole }) => {
    allowConsole(refusedRequest)
    const { orderUuid } = await placeOrderQuietly(visitor, await pickBook(visitor))
    const { number, contact } = await ask(visitor, 'GET /orders/{uuid}', { params: { uuid: orderUuid } })
    const { page, t } = stranger
    await stranger.goto('/')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('orders.search.title') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('orders.search.title') })).toBeVisible()
    await page.getByLabel(t('orders.search.number')).fill(number)
    await page.getByRole('main').getByLabel(t('orders.search.email')).fill('else@example.hu')
    await page.getByRole('button', { name: t('orders.search.submit') }).click()
    await expect(page.getByRole('alert').filter({ hasText: t('orders.search.failed') })).toBeVisible()
    await page.getByRole('main').getByLabel(t('orders.search.email')).fill(contact.email)
    await page.getByRole('button', { name: t('orders.search.submit') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('orders.details.heading', { number }) })).toBeVisible()
  },
)
