import { accountLink } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { pickBook } from './support/books.ts'
import { putIntoCart } from './support/cart.ts'
import { choose, deliveryName, fillFields, onwards, paymentName } from './support/checkout-steps.ts'
import { moveClock } from './support/clock.ts'
import { readToken, receiveMail } from './support/mails.ts'
import { typeCommand } from './support/operator.ts'
import { approve, fillRegistration, newTaxNumber } from './support/organizations.ts'
import { newReader, passwords, type Reader } from './support/reader.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { signIn } from './support/sign-in.ts'
import type { Visitor } from './support/visitor.ts'

const main = ({ page }: Visitor) => page.getByRole('main')
const press = ({ page, t }: Visitor, key: string) => page.getByRole('button', { name: t(key), exact: true }).click()
const type = (visitor: Visitor, key: string, text: string) =>
  main(visitor)
    .getByRole('textbox', { name: visitor.t(key) })
    .fill(text)

/** From the first page, which notices that the session has ended. */
const enter = async (visitor: Visitor, { email }: Reader): Promise<void> => {
  await visitor.goto('/')
  await visitor.page
    .getByRole('banner')
    .getByRole('link', { name: visitor.t('account.signIn') })
    .click()
  await signIn(visitor, { email, password: passwords.first })
  await expect(accountLink(visitor)).toBeVisible()
}

const register = async (visitor: Visitor, company: string, master: Reader): Promise<void> => {
  const { t } = visitor
  await visitor.goto('/organization/registration')
  await fillRegistration(visitor, company, newTaxNumber(), master)
  await press(visitor, 'organizationRegistration.submit')
  const link = readToken(await receiveMail(master.email, t('mail.account.confirm.subject')))
  await visitor.goto('/register/confirm', {}, link)
  await type(visitor, 'registration.confirm.password', passwords.first)
  await press(visitor, 'registration.confirm.submit')
  await expect(visitor.page.getByText(t('organizationRegistration.states.pending.title'))).toBeVisible()
  await approve(company)
  await receiveMail(master.email, t('mail.organization.approved.subject', { organization: company }))
}

/** The master invites, and the member registers with the link of the mail. */
const invite = async (visitor: Visitor, stranger: Visitor, company: string, member: Reader): Promise<void> => {
  const { page, t } = visitor
  await visitor.goto('/organization')
  await press(visitor, 'organization.invite')
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: t('organization.addresses') })
    .fill(member.email)
  await press(visitor, 'organization.send')
  await press(visitor, 'organization.done')

  const mail = await receiveMail(member.email, t('mail.invitation.subject', { organization: company }))
  await stranger.goto('/invitation-accept', {}, readToken(mail))
  await main(stranger)
    .getByRole('link', { name: t('invitation.register'), exact: true })
    .click()
  await type(stranger, 'registration.register.lastName', member.lastName)
  await type(stranger, 'registration.register.firstName', member.firstName)
  await type(stranger, 'registration.register.password', passwords.first)
  await press(stranger, 'registration.register.submit')
  await expect(stranger.page.getByText(t('organization.youBelong'))).toBeVisible()
}

/** The member fills a cart, and sends it for approval. */
const sendCart = async (visitor: Visitor, member: Reader): Promise<void> => {
  const { page, t } = visitor
  await putIntoCart(visitor, await pickBook(visitor))
  await visitor.goto('/checkout')
  await fillFields(visitor, { phone: member.phone })
  await onwards(visitor)
  await choose(visitor, deliveryName(visitor, 'home'))
  await onwards(visitor)
  await onwards(visitor)
  await choose(visitor, paymentName(visitor, 'transfer'))
  await type(visitor, 'checkout.member.message', 'Az ötödikeseknek')
  await press(visitor, 'checkout.member.send')
  await expect(page.getByText(t('organization.approvals.quote', { message: 'Az ötödikeseknek' }))).toBeVisible()
}

/** @returns the number of the order */
const approveCart = async (visitor: Visitor, stranger: Visitor, member: Reader): Promise<string> => {
  const { page, t } = visitor
  await visitor.goto('/organization/approvals')
  await main(visitor)
    .getByRole('button', { name: new RegExp(`^${t('organization.approvals.open')}`) })
    .click()
  await press(visitor, 'organization.approvals.approve')
  await expect(page.getByText(t('organization.approvals.statuses.approved'), { exact: true })).toBeVisible()
  await receiveMail(member.email, t('mail.approval.approved.subject'))
  const { items } = await ask(stranger, 'GET /v2.0/me/orders')
  return items[0]?.number ?? ''
}

/** The parcel leaves, and the invoice goes out with it. @returns the number of the invoice */
const sendParcel = async (visitor: Visitor, order: string, member: Reader): Promise<string> => {
  await typeCommand('orders', 'advance', order, `PROBA-${order}`)
  const subject = new RegExp(`^${visitor.t('mail.invoice.invoice.subject', { number: 'SZ-.+' })}$`)
  const [invoice = ''] = /SZ-\d{4}-\d{6}/.exec((await receiveMail(member.email, subject)).subject) ?? []
  return invoice
}

test(
  'a school: from its registration to an overdue invoice, and to its statistics',
  { tag: '@languages' },
  async ({ visitor, stranger, allowConsole }) => {
    test.setTimeout(360_000)
    // The approval ends the session of the page that is open.
    allowConsole(refusedRequest)
    const { page, t } = visitor
    const [master, member] = [newReader(), { ...newReader(), lastName: 'Kerekes', firstName: 'Mária' }]
    const company = `Hosszú Út Iskola ${master.email.slice(7, 15)}`
    await register(visitor, company, master)
    await typeCommand('organizations', 'terms', company, '8', '500000')
    await enter(visitor, master)
    await invite(visitor, stranger, company, member)
    await sendCart(stranger, member)
    const order = await approveCart(visitor, stranger, member)
    const invoice = await sendParcel(visitor, order, member)
    await visitor.goto('/organization')
    await expect(page.getByText(t('organization.credit.open'))).toBeVisible()
    await expect(page.getByText(t('selfcare.overdue.title', { number: invoice }))).toHaveCount(0)

    await moveClock(9)
    const overdue = async () => (await ask(visitor, 'GET /v2.0/me')).overdueInvoice?.number
    await expect.poll(overdue, { message: 'an overdue invoice', timeout: 150_000 }).toBe(invoice)
    await visitor.goto('/orders')
    await expect(page.getByText(t('selfcare.overdue.title', { number: invoice }))).toBeVisible()
    await expect(accountLink(visitor)).toHaveAccessibleName(new RegExp(t('account.overdue')))
    await expectAccessible(visitor, 'the orders with an overdue invoice')

    await typeCommand('invoices', 'paid', invoice)
    // A job brings the invoice up to date.
    await expect.poll(overdue, { message: 'no overdue invoice' }).toBeUndefined()
    await page.reload()
    await expect(accountLink(visitor)).toHaveAccessibleName(new RegExp(company))
    await expect(accountLink(visitor)).not.toHaveAccessibleName(new RegExp(t('account.overdue')))
    await expect(page.getByText(t('selfcare.overdue.title', { number: invoice }))).toHaveCount(0)

    await visitor.goto('/organization/traffic')
    const shares = page.getByRole('table', { name: t('traffic.byMember') })
    const name = visitor.locale === 'hu' ? 'Kerekes Mária' : 'Mária Kerekes'
    await expect(shares.getByRole('rowheader', { name })).toBeVisible()
    await expectAccessible(visitor, 'the traffic of the school')
  },
)
