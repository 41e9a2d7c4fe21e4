import { accountLink, openAccount, signInAsNew, signOut } from './support/accounts.ts'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { openBook, pickBook } from './support/books.ts'
import { field } from './support/checkout-steps.ts'
import { fillCart } from './support/prepared-cart.ts'
import { ask } from './support/shop-api.ts'
import { newReader, passwords } from './support/reader.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { signInModal, signInOver } from './support/sign-in-modal.ts'
import { addressOf, inNewTab } from './support/visitor.ts'

test(
  'a guest signs in over the page of a book, and the heart is pressed',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page, t } = visitor
    const reader = newReader()
    await openAccount(visitor, reader)
    const book = await pickBook(visitor)
    await openBook(visitor, book)
    const address = page.url()
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: `${t('catalog.favourite')}: ${book.title}`, exact: true })
      .first()

    await heart.press('Enter')
    const modal = await signInModal(visitor)
    await expect(modal.locator(':focus')).toHaveCount(1)
    await expectAccessible(visitor, 'the modal for signing in')
    await expectNoSideScroll(visitor, 'the modal for signing in')
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(heart).toBeFocused()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')

    await heart.press('Enter')
    await signInOver(visitor, { email: reader.email, password: passwords.first })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(address)
    await expect(page.locator('[data-same-page]')).toHaveCount(1)
    await expect(accountLink(visitor)).toBeVisible()
  },
)

test('a session that runs out on the profile loses nothing of what was typed', async ({ visitor, allowConsole }) => {
  allowConsole(refusedRequest)
  const { page, t } = visitor
  const reader = await signInAsNew(visitor)
  await visitor.goto('/profile')
  const main = page.getByRole('main')
  const firstName = field(visitor, 'firstName')
  await firstName.fill('Borbála')
  await page.context().clearCookies({ name: 'sid' })
  await main.getByRole('button', { name: t('profile.save'), exact: true }).click()
  await signInOver(visitor, { email: reader.email, password: passwords.first })
  await expect(accountLink(visitor)).toContainText('Borbála')
  await expect(firstName).toHaveValue('Borbála')
})

test('a sign-out in one tab is seen in the other', { tag: '@once' }, async ({ visitor }) => {
  await signInAsNew(visitor)
  const other = await inNewTab(visitor)
  await other.goto('/faqs')
  await expect(accountLink(other)).toBeVisible()
  await signOut(visitor)
  await expect(visitor.page).toHaveURL(new RegExp(addressOf(visitor.locale, '/login')))
  await expect(other.page.getByRole('banner').getByRole('link', { name: visitor.t('account.signIn') })).toBeVisible()
  await expect(accountLink(other)).toHaveCount(0)
})

test(
  'a guest signs in over the checkout, goes on there, and finds the cart',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page, t } = visitor
    const reader = newReader()
    await openAccount(visitor, reader)
    const book = await pickBook(visitor)
    await fillCart(visitor, book)
    await visitor.goto('/checkout')
    await expect(field(visitor, 'email')).toHaveValue('')
    const address = page.url()
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    const link = page.getByRole('main').locator('[data-sign-in]')
    await link.click()
    await signInOver(visitor, { email: reader.email, password: passwords.first })
    await expect(field(visitor, 'email')).toHaveValue(reader.email)
    await expect(link).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.contact.title') })).toBeVisible()
    await expect(page).toHaveURL(address)
    await expect(page.locator('[data-same-page]')).toHaveCount(1)
    const { draftOrder } = await ask(visitor, 'GET /draft_orders/current', {})
    expect(draftOrder?.items.map(({ variantId }) => variantId)).toEqual([book.id])
    await expectAccessible(visitor, 'the checkout after signing in over it')
  },
)
