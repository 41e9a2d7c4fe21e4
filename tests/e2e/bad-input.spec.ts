import { pickBook } from './support/books.ts'
import {
  choose,
  deliveryName,
  expectStep,
  field,
  fillContact,
  fillFields,
  onwards,
  openStep,
  option,
  orderButton,
  pointsOption,
  sameAsDelivery,
} from './support/checkout-steps.ts'
import { expectFieldError, expectGroupError, expectSummary } from './support/fields.ts'
import { fillCart, fillCheckout } from './support/prepared-cart.ts'
import { home, newReader } from './support/reader.ts'
import { expect, test } from './support/shop-test.ts'
import type { Visitor } from './support/visitor.ts'

interface Mistake {
  name: string
  value: string
  code: string
}

const long = 'x'.repeat(257)

/** Types and sends a mistake, and checks everything that must follow. */
const expectRefused = async (visitor: Visitor, { name, value, code }: Mistake, right: string): Promise<void> => {
  const control = field(visitor, name)
  await control.fill(value)
  await onwards(visitor)
  await expectFieldError(control, visitor.t(`fields.${code}`))
  await expect(control).toBeFocused()
  await expect(control).toHaveValue(value)
  await expectSummary(visitor, 1)
  await control.fill(right)
}

/** Sends the empty form: every field has its own error, and the first field of the page has the focus. */
const expectAllMissing = async (visitor: Visitor, names: readonly string[]): Promise<void> => {
  await onwards(visitor)
  for (const name of names) await expectFieldError(field(visitor, name), visitor.t('fields.required'))
  await expect(field(visitor, names[0] ?? '')).toBeFocused()
  await expectSummary(visitor, names.length)
}

/** The family name stands first in Hungarian, the given name in English. */
const inOrder = ({ locale }: Visitor): readonly ['lastName' | 'firstName', 'lastName' | 'firstName'] =>
  locale === 'hu' ? ['lastName', 'firstName'] : ['firstName', 'lastName']

test('the contact step shows each mistake at its field', { tag: '@languages' }, async ({ visitor }) => {
  const reader = newReader()
  await fillCart(visitor, await pickBook(visitor))
  await openStep(visitor, 'contact')
  await expectAllMissing(visitor, ['email', ...inOrder(visitor), 'phone'])
  await fillContact(visitor, reader)
  const mistakes: Mistake[] = [
    { name: 'email', value: 'olvaso@', code: 'invalid_email' },
    { name: 'email', value: 'két szó@example.com', code: 'invalid_email' },
    { name: 'phone', value: '12-34', code: 'invalid_phone' },
    { name: 'lastName', value: '   ', code: 'required' },
    { name: 'firstName', value: long, code: 'too_long' },
  ]
  for (const mistake of mistakes)
    await expectRefused(visitor, mistake, { ...reader }[mistake.name as keyof typeof reader])
  await onwards(visitor)
  await expectStep(visitor, 'delivery')
})

test('the first wrong field is the first one on the page', { tag: '@languages' }, async ({ visitor }) => {
  await fillCart(visitor, await pickBook(visitor))
  await openStep(visitor, 'contact')
  await fillFields(visitor, { email: 'olvaso@example.com', phone: '+36 30 123 4567' })
  await onwards(visitor)
  const [first, second] = inOrder(visitor)
  await expect(field(visitor, first)).toBeFocused()
  const links = visitor.page.getByRole('main').getByRole('alert').getByRole('link')
  await expect(links).toHaveText([visitor.t(`forms.${first}`), visitor.t(`forms.${second}`)])
  await links.last().click()
  await expect(field(visitor, second)).toBeFocused()
})

test('the delivery step shows each mistake at its field', { tag: '@mirrored' }, async ({ visitor }) => {
  const { page, t } = visitor
  await fillCheckout(visitor, await pickBook(visitor), 'contact')
  await openStep(visitor, 'delivery')
  await onwards(visitor)
  await expectGroupError(page.getByRole('group', { name: t('checkout.delivery.title') }), t('fields.invalid_choice'))
  await expect(page.getByRole('radio').first()).toBeFocused()

  for (const [mode, legend] of [
    [pointsOption(visitor), 'point'],
    [option(visitor, deliveryName(visitor, 'store')), 'store'],
  ] as const) {
    await mode.check()
    const places = page.getByRole('group', { name: t(`checkout.delivery.${legend}`), exact: true })
    await expect(places.getByRole('radio').first()).toBeVisible()
    await onwards(visitor)
    await expectGroupError(places, t('fields.invalid_choice'))
  }

  await choose(visitor, deliveryName(visitor, 'home'))
  await expectAllMissing(visitor, ['ZIPCode', 'city', 'addressLine'])
  await fillFields(visitor, home)
  const mistakes: Mistake[] = [
    { name: 'ZIPCode', value: '123', code: 'invalid_zip' },
    { name: 'ZIPCode', value: '0123', code: 'invalid_zip' },
    { name: 'city', value: long, code: 'too_long' },
  ]
  for (const mistake of mistakes) await expectRefused(visitor, mistake, { ...home }[mistake.name as keyof typeof home])
  await onwards(visitor)
  await expectStep(visitor, 'billing')
})

test('the billing step shows each mistake at its field', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  await fillCheckout(visitor, await pickBook(visitor), 'delivery')
  await openStep(visitor, 'billing')
  await sameAsDelivery(visitor).uncheck()
  await fillFields(visitor, { firstName: '', lastName: '', ZIPCode: '', city: '', addressLine: '' })
  await expectAllMissing(visitor, [...inOrder(visitor), 'ZIPCode', 'city', 'addressLine'])
  await page.getByRole('radio', { name: t('checkout.billing.company') }).check()
  await fillFields(visitor, { company: 'Minta Könyvtár', taxNumber: '10773381-2-44', ...home })
  const mistakes: Mistake[] = [
    { name: 'taxNumber', value: '12345678-2-41', code: 'invalid_tax_number' },
    { name: 'taxNumber', value: 'HU1077', code: 'invalid_tax_number' },
    { name: 'company', value: '', code: 'required' },
  ]
  const right = { taxNumber: '10773381-2-44', company: 'Minta Könyvtár' }
  for (const mistake of mistakes) await expectRefused(visitor, mistake, right[mistake.name as keyof typeof right])
  await onwards(visitor)
  await expectStep(visitor, 'payment')
})

test('an order without a payment method shows an error', { tag: '@mirrored' }, async ({ visitor }) => {
  const { page, t } = visitor
  await fillCheckout(visitor, await pickBook(visitor), 'billing')
  await openStep(visitor, 'payment')
  await orderButton(visitor).click()
  await expectGroupError(page.getByRole('group', { name: t('checkout.payment.title') }), t('checkout.payment.missing'))
  await expect(page.getByRole('radio').first()).toBeFocused()
})
