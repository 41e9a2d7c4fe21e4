import { accountLink, openAccount } from './support/accounts.ts'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { fillCart } from './support/prepared-cart.ts'
import { pickBook } from './support/books.ts'
import { typeCommand } from './support/operator.ts'
import { newReader, passwords } from './support/reader.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { askToSignIn } from './support/sign-in.ts'
import { addressOf, type Visitor } from './support/visitor.ts'

const reason = 'Nem találja a rendelését'
const banner = ({ page, t }: Visitor) => page.getByRole('complementary', { name: t('impersonation.banner.label') })
const begin = async ({ page, t }: Visitor): Promise<void> =>
  page.getByRole('button', { name: t('impersonation.page.begin') }).click()

/** A customer and an operator with accounts of their own. @returns the customer, and a link to act in that name */
const prepare = async (visitor: Visitor) => {
  const [customer, operator] = [newReader(), newReader()]
  await openAccount(visitor, customer)
  await openAccount(visitor, operator)
  await typeCommand('users', 'operator', operator.email, 'on')
  const makeLink = async () => {
    const printed = await typeCommand(
      'customers',
      'impersonate',
      customer.email,
      '--as',
      operator.email,
      '--reason',
      reason,
    )
    return printed.slice(printed.indexOf('#'))
  }
  return { customer, operator, makeLink }
}

test(
  'an operator acts in the name of a customer, sees it on every page, and ends it',
  { tag: '@languages' },
  async ({ visitor, stranger, allowConsole }) => {
    allowConsole(refusedRequest)
    const { page, locale, t } = visitor
    const { customer, operator, makeLink } = await prepare(visitor)
    await askToSignIn(visitor, { email: operator.email, password: passwords.first })
    await fillCart(visitor, await pickBook(visitor))
    const link = await makeLink()
    await visitor.goto('/impersonate', {}, link)
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByText(customer.email)).toBeVisible()
    await expectAccessible(visitor, 'the page before acting for a customer')
    await expectNoSideScroll(visitor, 'the page before acting for a customer')
    expect((await ask(visitor, 'GET /v2.0/me')).email).toBe(operator.email)

    await begin(visitor)
    await expect(page).toHaveURL(addressOf(locale, '/'))
    await expect(banner(visitor)).toContainText(customer.email)
    await expect(accountLink(visitor)).toBeVisible()
    expect((await ask(visitor, 'GET /draft_orders/current', {})).draftOrder?.items ?? []).toEqual([])
    await expectAccessible(visitor, 'the home page with the banner')
    await expectNoSideScroll(visitor, 'the home page with the banner')
    for (const name of ['/cart', '/orders', '/faqs', '/register/confirm', '/order-tracking'] as const) {
      await visitor.goto(name)
      await expect(banner(visitor), name).toContainText(customer.email)
    }
    await visitor.goto('/profile')
    await expect(page.getByText(t('profile.inPersonOnly'))).toBeVisible()
    await expect(page.getByRole('heading', { name: t('profile.end.title') })).toHaveCount(0)

    await banner(visitor)
      .getByRole('button', { name: t('impersonation.banner.end') })
      .click()
    await expect(page).toHaveURL(addressOf(locale, '/'))
    await expect(banner(visitor)).toHaveCount(0)
    await visitor.goto('/impersonate', {}, link)
    await expect(page.getByText(t('errors.link_not_valid'))).toBeVisible()

    await askToSignIn(stranger, { email: customer.email, password: passwords.first })
    await stranger.goto('/profile')
    await expect(stranger.page.getByRole('heading', { name: t('profile.impersonations.title') })).toBeVisible()
    await expect(stranger.page.getByText(reason)).toBeVisible()
    await expect(banner(stranger)).toHaveCount(0)
  },
)

test('the banner says when the time is over', { tag: '@once' }, async ({ visitor, allowConsole }) => {
  allowConsole(refusedRequest)
  const { page, locale, t } = visitor
  const { makeLink } = await prepare(visitor)
  await visitor.goto('/impersonate', {}, await makeLink())
  await begin(visitor)
  await expect(page).toHaveURL(addressOf(locale, '/'))
  await expect(banner(visitor)).toBeVisible()
  await page.clock.install()
  await visitor.goto('/faqs')
  await page.clock.fastForward('01:00:05')
  await expect(banner(visitor)).toContainText(t('impersonation.banner.over'))
  await banner(visitor)
    .getByRole('button', { name: t('impersonation.banner.home') })
    .click()
  await expect(page).toHaveURL(addressOf(locale, '/'))
  await expect(banner(visitor)).toHaveCount(0)
})

test('the page without a link says what it needs', { tag: '@once' }, async ({ visitor }) => {
  await visitor.goto('/impersonate')
  await expect(visitor.page.getByRole('heading', { name: visitor.t('impersonation.page.noLinkTitle') })).toBeVisible()
})
