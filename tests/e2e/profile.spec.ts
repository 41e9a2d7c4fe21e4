import { signInAsNew } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFieldError } from './support/fields.ts'
import { readToken, receiveMail } from './support/mails.ts'
import { newReader, passwords } from './support/reader.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { askToSignIn } from './support/sign-in.ts'
import { addressOf, type Visitor } from './support/visitor.ts'

const main = ({ page }: Visitor) => page.getByRole('main')
const press = (visitor: Visitor, key: string) =>
  main(visitor)
    .getByRole('button', { name: visitor.t(`profile.${key}`), exact: true })
    .click()
/** Several parts of the page ask for the password. */
const titles = { password: 'password.title', end: 'end.title', email: 'signIn' }
const box = (visitor: Visitor, part: keyof typeof titles, key: string) =>
  main(visitor)
    .getByRole('region', { name: visitor.t(`profile.${titles[part]}`), exact: true })
    .getByRole('textbox', { name: visitor.t(`profile.${part}.${key}`) })

test(
  'a reader downloads what the shop knows, and deletes the account',
  { tag: '@languages' },
  async ({ visitor, allowConsole }) => {
    allowConsole(refusedRequest)
    const { page, locale, t } = visitor
    const reader = await signInAsNew(visitor)
    await visitor.goto('/profile')
    const [download] = await Promise.all([page.waitForEvent('download'), press(visitor, 'export.button')])
    expect(download.suggestedFilename()).toMatch(/^kolofon-\d{4}-\d\d-\d\d\.json$/)

    await press(visitor, 'end.open')
    await box(visitor, 'end', 'password').fill(passwords.second)
    await press(visitor, 'end.confirm')
    await expectFieldError(box(visitor, 'end', 'password'), t('fields.wrong_password'))
    await box(visitor, 'end', 'password').fill(passwords.first)
    await press(visitor, 'end.confirm')
    await expect(page).toHaveURL(addressOf(locale, '/successfully-deleted'))
    await expect(page.getByRole('heading', { level: 1, name: t('profile.deleted.title') })).toBeVisible()
    await receiveMail(reader.email, t('mail.account.goodbye.subject'))
    await visitor.goto('/login')
    await expect(page).toHaveURL(addressOf(locale, '/login'))
  },
)

test(
  'a reader changes the password, and signs out on other devices',
  { tag: '@once' },
  async ({ visitor, stranger, allowConsole }) => {
    allowConsole(refusedRequest)
    const { page, t } = visitor
    const reader = await signInAsNew(visitor)
    await visitor.goto('/profile')
    await box(visitor, 'password', 'current').fill(passwords.first)
    await box(visitor, 'password', 'new').fill(passwords.second)
    await press(visitor, 'password.submit')
    await expect(page.getByText(t('profile.password.changed'), { exact: true })).toBeVisible()

    await askToSignIn(stranger, { email: reader.email, password: passwords.second })
    await press(visitor, 'devices.button')
    await expect(page.getByText(t('profile.devices.done'))).toBeVisible()
    await stranger.goto('/profile')
    await expect(stranger.page.getByRole('heading', { level: 1, name: t('account.title') })).toBeVisible()
  },
)

test(
  'a reader changes the e-mail address with the link of a mail',
  { tag: '@languages' },
  async ({ visitor, allowConsole }) => {
    allowConsole(refusedRequest)
    const { page, t } = visitor
    const [reader, { email }] = [await signInAsNew(visitor), newReader()]
    await visitor.goto('/profile')
    await press(visitor, 'email.open')
    await box(visitor, 'email', 'new').fill(email)
    await box(visitor, 'email', 'password').fill(passwords.second)
    await press(visitor, 'email.submit')
    await expectFieldError(box(visitor, 'email', 'password'), t('fields.wrong_password'))
    await expectAccessible(visitor, 'the form of a new address with an error')
    await box(visitor, 'email', 'password').fill(passwords.first)
    await press(visitor, 'email.submit')
    await expect(page.getByText(t('profile.email.sentText', { email }))).toBeVisible()

    await receiveMail(reader.email, t('mail.account.emailNotice.subject'))
    const mail = await receiveMail(email, t('mail.account.emailChange.subject'))
    await visitor.goto('/confirm-email', {}, readToken(mail))
    await page.getByRole('button', { name: t('registration.newEmail.submit') }).click()
    await expect(page.getByText(t('registration.newEmail.doneText', { email }))).toBeVisible()
    await expectAccessible(visitor, 'the changed address')
    await page.getByRole('link', { name: t('registration.newEmail.toProfile') }).click()
    await expect(page.getByText(t('profile.emailText', { email }))).toBeVisible()
  },
)

test('a reader joins the newsletter in the profile, and leaves it', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const { email } = await signInAsNew(visitor)
  await visitor.goto('/profile')
  const part = main(visitor).getByRole('region', { name: t('profile.newsletter') })
  await part.getByRole('button', { name: t('newsletter.submit') }).click()
  await expect(part.getByText(t('newsletter.switchOn', { email }))).toBeVisible()
  await expectAccessible(visitor, 'the profile')
  await page.reload()
  await part.getByRole('button', { name: t('newsletter.leaveAction') }).click()
  await expect(part.getByRole('button', { name: t('newsletter.submit') })).toBeVisible()
})
