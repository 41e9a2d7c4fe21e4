import { accountLink, openAccount, openSideBar } from './support/accounts.ts'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { readToken, receiveMail } from './support/mails.ts'
import { newReader, passwords, type Reader } from './support/reader.ts'
import { inviteQuietly, school } from './support/school.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { askToSignIn } from './support/sign-in.ts'
import { addressOf, type Visitor } from './support/visitor.ts'

const main = ({ page }: Visitor) => page.getByRole('main')
const press = (visitor: Visitor, key: string, values = {}) =>
  visitor.page.getByRole('button', { name: visitor.t(key, values), exact: true }).click()

const subject = (visitor: Visitor) => visitor.t('mail.invitation.subject', { organization: school.name })

const openReader = async (visitor: Visitor): Promise<Reader> => {
  const reader = newReader()
  await openAccount(visitor, reader)
  return reader
}

/** Opens a link that a page before may have opened already: only the part behind # differs. */
const openLink = async (visitor: Visitor, link: string): Promise<void> => {
  await visitor.page.goto('about:blank')
  await visitor.goto('/invitation-accept', {}, link)
}

test(
  'a master invites, and the invited person registers and becomes a member',
  { tag: '@languages' },
  async ({ visitor, stranger, allowConsole }) => {
    allowConsole(refusedRequest)
    const { page, t } = visitor
    const invited = newReader()
    await askToSignIn(visitor, { email: school.email, password: school.password })
    await visitor.goto('/orders')
    const bar = await openSideBar(visitor)
    await bar.getByRole('link', { name: t('selfcare.pages.organization') }).click()
    await expect(page.getByText(t('organization.youManage'))).toBeVisible()
    await expectAccessible(visitor, 'organization')
    await expectNoSideScroll(visitor, 'organization')

    await press(visitor, 'organization.invite')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t('organization.addresses') }).fill('anna@iskola')
    await press(visitor, 'organization.send')
    await expect(
      dialog.getByText(t('organization.wrongAddresses', { addresses: 'anna@iskola' }), { exact: true }),
    ).toBeVisible()
    await dialog.getByRole('textbox', { name: t('organization.addresses') }).fill(`Próba Petra <${invited.email}>`)
    await dialog
      .getByRole('checkbox', { name: t('organization.permissions.B2B_SLAVE_PLACE_ORDER'), exact: true })
      .check()
    await expectAccessible(visitor, 'the dialog of an invitation')
    await press(visitor, 'organization.send')
    await expect(dialog.getByText(t('organization.sent', { count: 1 }))).toBeVisible()
    await press(visitor, 'organization.done')
    await expect(main(visitor).getByText(invited.email)).toBeVisible()

    const link = readToken(await receiveMail(invited.email, subject(visitor)))
    await stranger.goto('/invitation-accept', {}, link)
    await expect(stranger.page.getByRole('heading', { level: 2, name: school.name })).toBeVisible()
    await expectAccessible(stranger, 'an invitation')
    await expectNoSideScroll(stranger, 'an invitation')
    await main(stranger)
      .getByRole('link', { name: t('invitation.register'), exact: true })
      .click()
    const email = main(stranger).getByRole('textbox', { name: t('registration.register.email') })
    await expect(email).toHaveValue(invited.email)
    await expect(email).not.toBeEditable()
    await expectAccessible(stranger, 'the registration with an invitation')
    for (const name of ['lastName', 'firstName'] as const)
      await main(stranger)
        .getByRole('textbox', { name: t(`registration.register.${name}`) })
        .fill(invited[name])
    await main(stranger)
      .getByRole('textbox', { name: t('registration.register.password') })
      .fill(passwords.first)
    await press(stranger, 'registration.register.submit')

    await expect(stranger.page).toHaveURL(addressOf(stranger.locale, '/organization'))
    await expect(stranger.page.getByText(t('organization.youBelong'))).toBeVisible()
    await expect(main(stranger).getByText(t('organization.permissions.B2B_SLAVE_PLACE_ORDER')).first()).toBeVisible()
    expect(await ask(stranger, 'GET /v2.0/me')).toMatchObject({ email: invited.email, segment: 'b2b' })

    await press(stranger, 'organization.leaveLabel')
    await press(stranger, 'organization.leaveConfirm')
    await expect(stranger.page).toHaveURL(addressOf(stranger.locale, '/login'))
    await openLink(stranger, link)
    await expect(stranger.page.getByRole('heading', { name: t('invitation.ended.invitation_used') })).toBeVisible()
  },
)

test(
  'a reader accepts with the account of the address, and with no other',
  { tag: '@languages' },
  async ({ visitor, stranger, allowConsole }) => {
    allowConsole(refusedRequest)
    const { page, locale, t } = visitor
    await askToSignIn(stranger, { email: school.email, password: school.password })
    const [another, reader] = [await openReader(visitor), await openReader(visitor)]
    const link = await inviteQuietly(stranger, reader.email)

    await askToSignIn(visitor, { email: another.email, password: passwords.first })
    await openLink(visitor, link)
    await expect(page.getByText(t('invitation.anotherTitle'))).toBeVisible()
    await expectAccessible(visitor, 'an invitation of another person')
    await press(visitor, 'invitation.signOut')
    await main(visitor)
      .getByRole('link', { name: t('invitation.signIn'), exact: true })
      .click()
    await main(visitor)
      .getByRole('textbox', { name: t('account.email') })
      .fill(reader.email)
    await main(visitor)
      .getByRole('textbox', { name: t('account.password') })
      .fill(passwords.first)
    await press(visitor, 'account.signIn')
    await press(visitor, 'invitation.accept')
    await expect(page).toHaveURL(addressOf(locale, '/organization'))
    await expect(page.getByText(t('organization.youBelong'))).toBeVisible()
    await expect(accountLink(visitor)).toBeVisible()
    await openLink(visitor, link)
    await expect(page.getByRole('heading', { name: t('invitation.ended.invitation_used') })).toBeVisible()

    // The master changes what the member may do, and then removes the member.
    const master = stranger
    const name = locale === 'hu' ? `${reader.lastName} ${reader.firstName}` : `${reader.firstName} ${reader.lastName}`
    await master.goto('/organization')
    const row = main(master).getByRole('listitem').filter({ hasText: reader.email })
    await row.getByRole('button', { name: t('organization.changeOf', { name }) }).click()
    const dialog = master.page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: t('organization.permissions.VIEW_CREDIT_LIMIT'), exact: true }).check()
    await press(master, 'organization.save')
    await expect(row.getByText(t('organization.permissions.VIEW_CREDIT_LIMIT'))).toBeVisible()
    await row.getByRole('button', { name: t('organization.removeOf', { name }) }).click()
    await master.page
      .getByRole('dialog')
      .getByRole('button', { name: t('organization.removeConfirm') })
      .click()
    await expect(row).toHaveCount(0)
    expect((await visitor.page.request.get('/api/v2.0/me')).status()).toBe(401)
    await visitor.goto('/organization')
    await expect(page.getByRole('heading', { level: 1, name: t('account.title') })).toBeVisible()
  },
)

test(
  'an invitation is sent again and revoked, and its link says so',
  { tag: '@once' },
  async ({ visitor, stranger, allowConsole }) => {
    allowConsole(refusedRequest)
    const { page, t } = visitor
    await askToSignIn(visitor, { email: school.email, password: school.password })
    const { email } = newReader()
    const link = await inviteQuietly(visitor, email)
    await visitor.goto('/organization')
    await press(visitor, 'organization.resendTo', { email })
    await expect(page.getByText(t('organization.resent', { email }))).toBeVisible()
    await stranger.goto('/invitation-accept', {}, link)
    await expect(stranger.page.getByRole('heading', { name: t('invitation.ended.link_not_valid') })).toBeVisible()

    const other = newReader()
    const second = await inviteQuietly(visitor, other.email)
    await visitor.page.reload()
    await press(visitor, 'organization.revokeOf', { email: other.email })
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('organization.revokeConfirm') })
      .click()
    await expect(main(visitor).getByText(other.email)).toHaveCount(0)
    await openLink(stranger, second)
    await expect(stranger.page.getByRole('heading', { name: t('invitation.ended.invitation_revoked') })).toBeVisible()
  },
)
