import { accountLink, openAccount, openSideBar, signInAsNew, signOut } from './support/accounts.ts'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { pickBook } from './support/books.ts'
import { deliveryName, expectFields, field, fillFields, onwardsButton, option } from './support/checkout-steps.ts'
import { fillCheckout, placeOrderQuietly } from './support/prepared-cart.ts'
import { company, home, newReader, passwords } from './support/reader.ts'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'
import { signIn } from './support/sign-in.ts'
import { addressOf, type Visitor } from './support/visitor.ts'

const cardOf = ({ page }: Visitor, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text })

test('addresses are saved, changed, made the default and deleted', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t, locale } = visitor
  const address = home
  const reader = newReader()
  await openAccount(visitor, reader)
  await visitor.goto('/delivery-data')
  // The guard leads to the sign-in, and back.
  await signIn(visitor, { email: reader.email, password: passwords.first })
  await expect(page).toHaveURL(new RegExp(`${addressOf(locale, '/delivery-data')}$`))
  await expect(page.getByRole('heading', { level: 1, name: t('addresses.delivery.title') })).toBeVisible()

  await page.getByRole('button', { name: t('addresses.delivery.add') }).click()
  const dialog = page.getByRole('dialog', { name: t('addresses.delivery.add') })
  await dialog.getByRole('button', { name: t('addresses.save') }).click()
  await expect(dialog.getByRole('alert')).toContainText(t('fields.required'))
  await expectAccessible(visitor, 'the form of an address with errors')
  await expectNoSideScroll(visitor, 'the form of an address')
  for (const [name, value] of Object.entries(address))
    await dialog.getByRole('textbox', { name: t(`forms.${name}`) }).fill(value)
  await dialog.getByRole('button', { name: t('addresses.save') }).press('Enter')
  await expect(dialog).toBeHidden()
  const card = cardOf(visitor, address.addressLine)
  await expect(card).toContainText(`${address.ZIPCode} ${address.city}`)

  await card.getByRole('button', { name: new RegExp(`^${t('addresses.change')}`) }).click()
  const change = page.getByRole('dialog', { name: t('addresses.delivery.edit') })
  await change.getByRole('textbox', { name: t('forms.note') }).fill('7-es kapukód')
  await change.getByRole('button', { name: t('addresses.save') }).click()
  await expect(card).toContainText('7-es kapukód')

  await card.getByRole('button', { name: new RegExp(`^${t('addresses.remove')}`) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('addresses.removeConfirm') })
    .click()
  await expect(card).toHaveCount(0)
  // The pressed button is gone with its card.
  await expect(page.getByRole('button', { name: t('addresses.delivery.add') })).toBeFocused()
})

test('the checkout offers saved addresses, and saves a new one', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const [first, second] = [home, { ...home, addressLine: 'Próba utca 8.' }]
  const reader = await signInAsNew(visitor)
  const saved = await ask(visitor, 'POST /v2.0/me/delivery_data', {
    body: { address: { country: 'HU', ...first, note: '' } },
  })
  await fillCheckout(visitor, await pickBook(visitor), 'contact', reader)
  await visitor.goto('/checkout/delivery')
  await option(visitor, deliveryName(visitor, 'home')).click()
  const picker = page.getByRole('combobox', { name: t('savedAddresses.label') })
  await picker.selectOption(String(saved.id))
  await expectFields(visitor, first)
  await expectAccessible(visitor, 'the delivery step with saved addresses')
  await expectNoSideScroll(visitor, 'the delivery step with saved addresses')

  await picker.selectOption('')
  await expectFields(visitor, { ZIPCode: '', city: '', addressLine: '' })
  await fillFields(visitor, second)
  await page.getByRole('checkbox', { name: t('savedAddresses.remember') }).check()
  await onwardsButton(visitor).click()
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.billing.title') })).toBeVisible()
  const { items } = await ask(visitor, 'GET /v2.0/me/delivery_data')
  expect(items.map(({ address }) => address.addressLine)).toContain(second.addressLine)

  // A company's invoice, kept for the next time.
  await option(visitor, t('checkout.billing.company')).click()
  await fillFields(visitor, company)
  await page.getByRole('checkbox', { name: t('savedAddresses.remember') }).check()
  await onwardsButton(visitor).click()
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.payment.title') })).toBeVisible()
  const billing = await ask(visitor, 'GET /v2.0/me/billing_data')
  expect(billing.items.map((item) => item.billing)).toContainEqual(
    expect.objectContaining({ ...company, addressLine: second.addressLine }),
  )
})

test('orders are listed, filtered and opened; the name changes; signing out ends it', async ({ visitor }) => {
  const { page, t } = visitor
  await signInAsNew(visitor)
  const { orderNumber } = await placeOrderQuietly(visitor, await pickBook(visitor))
  await visitor.goto('/')
  await accountLink(visitor).click()
  const order = cardOf(visitor, orderNumber)
  await expect(order).toBeVisible()
  await page.getByRole('button', { name: t('ownOrders.group.cancelled') }).click()
  await expect(order).toHaveCount(0)
  await page.getByRole('button', { name: t('ownOrders.group.open') }).click()
  await page.getByRole('searchbox', { name: t('ownOrders.words') }).fill(orderNumber)
  await page.getByRole('searchbox', { name: t('ownOrders.words') }).press('Enter')
  await page.reload()
  await expect(order).toBeVisible()
  await expect(page.getByRole('button', { name: t('ownOrders.group.open') })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('searchbox', { name: t('ownOrders.words') })).toHaveValue(orderNumber)
  await expect(order.getByRole('button', { name: t('orders.cancel.buttonOf', { number: orderNumber }) })).toBeVisible()
  await expectAccessible(visitor, 'the list of orders')
  await expectNoSideScroll(visitor, 'the list of orders')
  await order.getByRole('link', { name: t('ownOrders.detailsOf', { number: orderNumber }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber)

  await (await openSideBar(visitor)).getByRole('link', { name: t('selfcare.pages.profile') }).click()
  await field(visitor, 'firstName').fill('Olga')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('profile.save') })
    .click()
  await expect(page.getByText(t('profile.saved'))).toBeVisible()
  await expect(accountLink(visitor)).toContainText('Olga')
  await signOut(visitor)
  await expect(page.getByRole('heading', { level: 1, name: t('account.title') })).toBeVisible()
})
