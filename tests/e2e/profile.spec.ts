import { expectFieldError } from './support/fields.ts'
import { readToken, receiveMail } from './support/mails.ts'
import { newReader, passwords, type Reader } from './support/reader.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { askToSignIn } from './support/sign-in.ts'
import { addressOf, type Visitor } from './support/visitor.ts'

const main = ({ page }: Visitor) => page.getByRole('main')
const press = (visitor: Visitor, key: string) =>
  main(visitor)
    .getByRole('button', { name: visitor.t(`profile.${key}`), exact: true })
    .click()
const box = (visitor: Visitor, key: string) => main(visitor).getByRole('textbox', { name: visitor.t(`profile.${key}`) })

/** Makes an account, and signs in to it. */
const openAccount = async (visitor: Visitor, { email, firstName, lastName }: Reader): Promise<void> => {
  const password = passwords.first
  await ask(visitor, 'PUT /v2.0/customer', { body: { credentials: { email, password, firstName, lastName } } })
  const token = readToken(await receiveMail(email)).replace('#token=', '')
  await ask(visitor, 'POST /v2.0/customer/confirm', { body: { token, password } })
  await askToSignIn(visitor, { email, password })
}

test(
  'a reader downloads what the shop knows, and deletes the account',
  { tag: '@languages' },
  async ({ visitor, allowConsole }) => {
    allowConsole(refusedRequest)
    const { page, locale, t } = visitor
    const reader = newReader()
    await openAccount(visitor, reader)
    await visitor.goto('/profile')
    const [download] = await Promise.all([page.waitForEvent('download'), press(visitor, 'export.button')])
    expect(download.suggestedFilename()).toMatch(/^kolofon-\d{4}-\d\d-\d\d\.json$/)

    await press(visitor, 'end.open')
    await box(visitor, 'end.password').fill(passwords.second)
    await press(visitor, 'end.confirm')
    await expectFieldError(box(visitor, 'end.password'), t('fields.wrong_password'))
    await box(visitor, 'end.password').fill(passwords.first)
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
    const reader = newReader()
    await openAccount(visitor, reader)
    await visitor.goto('/profile')
    await box(visitor, 'password.current').fill(passwords.first)
    await box(visitor, 'password.new').fill(passwords.second)
    await press(visitor, 'password.submit')
    await expect(page.getByText(t('profile.password.changed'), { exact: true })).toBeVisible()

    await askToSignIn(stranger, { email: reader.email, password: passwords.second })
    await press(visitor, 'devices.button')
    await expect(page.getByText(t('profile.devices.done'))).toBeVisible()
    await stranger.goto('/profile')
    await expect(stranger.page.getByRole('heading', { level: 1, name: t('account.title') })).toBeVisible()
  },
)
