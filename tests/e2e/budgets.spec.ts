import { openAccount } from './support/accounts.ts'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { type Book, pickBook } from './support/books.ts'
import { choose, expectNewTotal, openStep, paymentName } from './support/checkout-steps.ts'
import { readToken, receiveMail } from './support/mails.ts'
import { signInAsMaster } from './support/organizations.ts'
import { newReader, passwords, type Reader } from './support/reader.ts'
import { fillCheckout } from './support/prepared-cart.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { askToSignIn } from './support/sign-in.ts'
import type { Visitor } from './support/visitor.ts'

const signInAs = (visitor: Visitor, { email }: Reader) => askToSignIn(visitor, { email, password: passwords.first })
const press = ({ page, t }: Visitor, key: string) => page.getByRole('button', { name: t(key), exact: true }).click()

/** A school with a member who may order, and may send books anywhere. */
const openSchool = async (visitor: Visitor, member: Reader): Promise<Reader> => {
  await openAccount(visitor, member)
  const { company, master } = await signInAsMaster(visitor)
  const { organizationId } = await ask(visitor, 'GET /v2.0/me')
  await ask(visitor, 'PUT /v2.0/invitations/organizations/{groupId}/create', {
    params: { groupId: organizationId ?? 0 },
    body: {
      emails: [member.email],
      role: 'ROLE_B2B_SLAVE',
      permissions: ['B2B_SLAVE_PLACE_ORDER', 'SELECT_PAYMENT_METHOD', 'SET_CUSTOM_DELIVERY_ADDRESS'],
    },
  })
  const mail = await receiveMail(member.email, visitor.t('mail.invitation.subject', { organization: company }))
  await signInAs(visitor, member)
  await ask(visitor, 'POST /v2.0/invitations/accept', { body: { code: readToken(mail).replace('#token=', '') } })
  return master
}

/** Fills the checkout of the member up to the payment by calls, and opens the last step. */
const goToPayment = async (visitor: Visitor, member: Reader, book: Book): Promise<void> => {
  await fillCheckout(visitor, book, 'billing', member)
  await openStep(visitor, 'payment')
  await choose(visitor, paymentName(visitor, 'cash_on_delivery'))
}

const setUp = async (visitor: Visitor, name: string, limit: number): Promise<void> => {
  const { page, t } = visitor
  await visitor.goto('/organization')
  await press(visitor, 'organization.costCenters.add')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('organization.costCenters.code') }).fill('KONYV')
  await dialog.getByRole('textbox', { name: t('organization.costCenters.name') }).fill('Könyvtár')
  await expectAccessible(visitor, 'a new cost centre')
  await press(visitor, 'organization.save')
  await expect(page.getByRole('main').getByText('Könyvtár')).toBeVisible()

  await press(visitor, 'organization.budgets.add')
  await dialog.getByRole('combobox', { name: t('organization.budgets.target') }).selectOption({ label: name })
  await dialog.getByRole('textbox', { name: t('organization.budgets.amount') }).fill(String(limit))
  await expectAccessible(visitor, 'a new budget')
  await press(visitor, 'organization.save')
  const table = page.getByRole('table', { name: t('organization.budgets.caption') })
  await expect(table.getByRole('rowheader', { name })).toBeVisible()
  await expectAccessible(visitor, 'an organisation with budgets')
  await expectNoSideScroll(visitor, 'an organisation with budgets')
}

test(
  'a master sets a cost centre and a limit; a member orders within it and asks for approval over it',
  { tag: '@languages' },
  async ({ visitor, allowConsole }) => {
    // The approval of the registration ends the session.
    allowConsole(refusedRequest)
    const { page, t } = visitor
    // Another name than the master has: limits are set by name.
    const member = { ...newReader(), lastName: 'Kerekes', firstName: 'Mária' }
    const name =
      visitor.locale === 'hu' ? `${member.lastName} ${member.firstName}` : `${member.firstName} ${member.lastName}`
    const master = await openSchool(visitor, member)
    await signInAs(visitor, master)
    const book = await pickBook(visitor)
    // One copy with its delivery fits, two orders do not.
    await setUp(visitor, name, book.price.gross + 2_500)

    await signInAs(visitor, member)
    await goToPayment(visitor, member, book)
    await expectNewTotal(visitor)
    const center = page.getByRole('combobox', { name: t('checkout.member.costCenterOptional') })
    await center.selectOption({ label: 'KONYV Könyvtár' })
    await expectAccessible(visitor, 'the payment with a budget')
    await expectNoSideScroll(visitor, 'the payment with a budget')
    await press(visitor, 'checkout.payment.order')
    await expect(page).toHaveURL(/\/(?:status|allapot)/)

    await goToPayment(visitor, member, book)
    await expect(page.getByText(t('checkout.member.overBudgetTitle'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('checkout.member.send') })).toBeVisible()
    await expectAccessible(visitor, 'the payment over a budget')
    const { draftOrder } = await ask(visitor, 'GET /draft_orders/current')
    const refused = await page.request.post(`/api/draft_orders/${draftOrder?.uuid}/finalize`, {
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Idempotency-Key': crypto.randomUUID() },
      data: { version: draftOrder?.version, expectedTotal: draftOrder?.totals.total.gross },
    })
    expect(await refused.json()).toMatchObject({ error: { code: 'budget_exceeded' } })
    await press(visitor, 'checkout.member.send')
    await expect(page.getByText(t('organization.approvals.over'))).toBeVisible()

    await signInAs(visitor, master)
    await visitor.goto('/organization/approvals')
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${t('organization.approvals.open')}`) })
      .click()
    await press(visitor, 'organization.approvals.approve')
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await expectAccessible(visitor, 'a request over a budget')

    await visitor.goto('/organization/traffic')
    const shares = page.getByRole('table', { name: t('traffic.byCostCenter') })
    await expect(shares.getByRole('rowheader', { name: 'KONYV Könyvtár' })).toBeVisible()
    await expectAccessible(visitor, 'traffic by cost centre')
  },
)
