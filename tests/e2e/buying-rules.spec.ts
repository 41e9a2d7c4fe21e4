import { openAccount } from './support/accounts.ts'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { pickBook } from './support/books.ts'
import { paymentName } from './support/checkout-steps.ts'
import { readToken, receiveMail } from './support/mails.ts'
import { typeCommand } from './support/operator.ts'
import { signInAsMaster } from './support/organizations.ts'
import { home, newReader, passwords, type Reader } from './support/reader.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { askToSignIn } from './support/sign-in.ts'
import type { Visitor } from './support/visitor.ts'

const press = ({ page, t }: Visitor, key: string) => page.getByRole('button', { name: t(key), exact: true }).click()
const signInAs = (visitor: Visitor, { email }: Reader) => askToSignIn(visitor, { email, password: passwords.first })

/** A school whose members pay by transfer, and a member who may not order. */
const openSchool = async (visitor: Visitor, member: Reader): Promise<Reader> => {
  await openAccount(visitor, member)
  const { company, master } = await signInAsMaster(visitor)
  await typeCommand('organizations', 'terms', company, '15', '500000')
  const { organizationId } = await ask(visitor, 'GET /v2.0/me')
  const id = organizationId ?? 0
  const { items } = await ask(visitor, 'GET /v2.0/organizations/{id}/payment_methods', { params: { id } })
  const paymentMethodId = items.find(({ key }) => key === 'transfer')?.id
  await ask(visitor, 'PUT /v2.0/organizations/{id}/payment_method', { params: { id }, body: { paymentMethodId } })
  await ask(visitor, 'PUT /v2.0/invitations/organizations/{groupId}/create', {
    params: { groupId: id },
    body: { emails: [member.email], role: 'ROLE_B2B_SLAVE', permissions: [] },
  })
  const mail = await receiveMail(member.email, visitor.t('mail.invitation.subject', { organization: company }))
  await signInAs(visitor, member)
  await ask(visitor, 'POST /v2.0/invitations/accept', { body: { code: readToken(mail).replace('#token=', '') } })
  return master
}

/** Fills the cart of the member; the only address that may be chosen is the seat of the school. */
const fillCart = async (visitor: Visitor, member: Reader): Promise<void> => {
  const book = await pickBook(visitor)
  let cart = await ask(visitor, 'POST /draft_orders', { body: { currency: 'HUF' } })
  const params = { uuid: cart.uuid }
  cart = await ask(visitor, 'POST /draft_orders/{uuid}/items', { params, body: { variantId: book.id, quantity: 2 } })
  const contact = { ...member, phone: '+36 1 555 0100' }
  await ask(visitor, 'PATCH /draft_orders/{uuid}', { params, body: { version: cart.version, contact } })
}

test(
  'a member sends a cart for approval, and a master approves it: the order is paid by transfer',
  { tag: '@languages' },
  async ({ visitor, allowConsole }) => {
    // The approval of the registration ends the session.
    allowConsole(refusedRequest)
    const { page, t } = visitor
    const member = newReader()
    const master = await openSchool(visitor, member)
    await fillCart(visitor, member)

    await visitor.goto('/checkout/delivery')
    await expect(page.getByRole('combobox', { name: t('checkout.delivery.address') })).toHaveCount(0)
    await page.getByRole('radio').first().check()
    const places = page.getByRole('combobox', { name: t('checkout.delivery.address') })
    await expect(places.getByRole('option', { name: new RegExp(home.addressLine) })).toBeAttached()
    await expectAccessible(visitor, 'the delivery of a member')
    await press(visitor, 'checkout.continue.delivery')
    await expect(page.getByText(t('checkout.billing.transferOnly'))).toBeVisible()
    await expect(page.getByRole('textbox', { name: t('forms.taxNumber') })).not.toBeEditable()
    await expectAccessible(visitor, 'the billing of a member who pays by transfer')
    await expectNoSideScroll(visitor, 'the billing of a member who pays by transfer')
    await press(visitor, 'checkout.continue.billing')
    await expect(page.getByRole('radio', { name: new RegExp(`^${paymentName(visitor, 'transfer')}`) })).toBeChecked()
    await expect(page.getByText(t('checkout.member.term', { days: 15 }))).toBeVisible()
    await page.getByRole('textbox', { name: t('checkout.member.poNumber') }).fill('MEGR-1')
    const message = page.getByRole('textbox', { name: t('checkout.member.message') })
    await message.fill('Elhamarkodott')
    await expectAccessible(visitor, 'the payment of a member')
    await expectNoSideScroll(visitor, 'the payment of a member')
    await press(visitor, 'checkout.member.send')
    await expect(page.getByRole('heading', { level: 1, name: t('organization.approvals.title') })).toBeVisible()
    await expect(page.getByText(t('organization.approvals.quote', { message: 'Elhamarkodott' }))).toBeVisible()
    await receiveMail(
      master.email,
      t('mail.approval.requested.subject', {
        name:
          visitor.locale === 'hu' ? `${member.lastName} ${member.firstName}` : `${member.firstName} ${member.lastName}`,
      }),
    )
    await page.getByRole('button', { name: new RegExp(`^${t('organization.approvals.withdraw')}`) }).click()
    await expect(page.getByText(t('organization.approvals.reopened'))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()

    await visitor.goto('/checkout/payment')
    await message.fill('Az ötödikeseknek')
    await page.getByRole('textbox', { name: t('checkout.member.poNumber') }).fill('MEGR-1')
    await press(visitor, 'checkout.member.send')
    await expect(page.getByText(t('organization.approvals.quote', { message: 'Az ötödikeseknek' }))).toBeVisible()

    await signInAs(visitor, master)
    await visitor.goto('/organization/approvals')
    await expectAccessible(visitor, 'the requests')
    await expectNoSideScroll(visitor, 'the requests')
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${t('organization.approvals.open')}`) })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('spinbutton').fill('1')
    await press(visitor, 'organization.approvals.recount')
    await expect(dialog.getByRole('spinbutton')).toHaveValue('1')
    await expectAccessible(visitor, 'a request')
    await press(visitor, 'organization.approvals.approve')
    await expect(page.getByText(t('organization.approvals.statuses.approved'), { exact: true })).toBeVisible()
    await receiveMail(member.email, t('mail.approval.approved.subject'))

    await visitor.goto('/organization')
    await expect(page.getByText(t('organization.credit.open'))).toBeVisible()
    await expectAccessible(visitor, 'an organisation with credit')
    await expectNoSideScroll(visitor, 'an organisation with credit')
  },
)
