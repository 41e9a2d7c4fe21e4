import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { pickBook } from './support/books.ts'
import { signInAsMaster } from './support/organizations.ts'
import { placeOrderQuietly } from './support/prepared-cart.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'

test(
  'a school orders, finds the order among those of the institution, and in its traffic',
  { tag: '@languages' },
  async ({ visitor, allowConsole }) => {
    // The approval ends the session.
    allowConsole(refusedRequest)
    const { page, t } = visitor
    await signInAsMaster(visitor)

    await visitor.goto('/organization/traffic')
    await expect(page.getByRole('heading', { name: t('traffic.emptyTitle') })).toBeVisible()
    await expectAccessible(visitor, 'traffic without an order')

    const { orderNumber } = await placeOrderQuietly(visitor, await pickBook(visitor))
    await visitor.goto('/orders')
    await page.getByRole('button', { name: t('ownOrders.ofOrganization') }).click()
    await expect(page).toHaveURL(/of=organization/)
    await expect(page.getByRole('main').getByText(orderNumber)).toBeVisible()

    await visitor.goto('/organization/traffic')
    const main = page.getByRole('main')
    await expect(main.getByRole('img', { name: /^12 / })).toBeVisible()
    await expect(main.getByRole('table', { name: t('traffic.bySubject') })).toBeVisible()
    await main.getByText(t('traffic.table')).click()
    await expect(main.getByRole('table', { name: t('traffic.byMonth') }).getByRole('row')).toHaveCount(13)
    await expectAccessible(visitor, 'traffic')
    await expectNoSideScroll(visitor, 'traffic')

    const saved = page.waitForEvent('download')
    await main.getByRole('button', { name: t('traffic.save', { format: 'CSV' }) }).click()
    expect(await readFile(await (await saved).path(), 'utf8')).toContain(orderNumber)

    await main.getByLabel(t('traffic.period')).selectOption('other')
    await main.getByLabel(t('traffic.from')).fill('2020-02-01')
    await main.getByLabel(t('traffic.to')).fill('2020-01-01')
    await main.getByRole('button', { name: t('traffic.show') }).click()
    await expect(main.getByText(t('traffic.wrongPeriod'))).toBeVisible()
    await main.getByLabel(t('traffic.to')).fill('2020-02-29')
    await main.getByRole('button', { name: t('traffic.show') }).click()
    await expect(page.getByRole('heading', { name: t('traffic.emptyTitle') })).toBeVisible()
  },
)
