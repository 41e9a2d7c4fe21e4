import { accountLink, openAccount } from './support/accounts.ts'
import { expectFieldError } from './support/fields.ts'
import { readToken, receiveMail } from './support/mails.ts'
import { newReader, passwords } from './support/reader.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { signIn } from './support/sign-in.ts'
import { addressOf, type Visitor } from './support/visitor.ts'

const main = ({ page }: Visitor) => page.getByRole('main')
const box = (visitor: Visitor, key: string) =>
  main(visitor).getByRole('textbox', { name: visitor.t(`registration.${key}`) })
const press = (visitor: Visitor, key: string) =>
  main(visitor)
    .getByRole('button', { name: visitor.t(`registration.${key}`), exact: true })
    .click()

test('a visitor registers, confirms by mail and is signed in', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const { email, lastName, firstName } = newReader()
  await visitor.goto('/login')
  await main(visitor)
    .getByRole('link', { name: t('registration.toRegister') })
    .click()
  await box(visitor, 'register.lastName').fill(lastName)
  await box(visitor, 'register.firstName').fill(firstName)
  await box(visitor, 'register.email').fill(email)
  await box(visitor, 'register.password').fill(passwords.first)
  await press(visitor, 'register.submit')
  await expect(page.getByText(t('registration.register.sentText', { email }))).toBeVisible()

  await visitor.goto('/register/confirm', {}, readToken(await receiveMail(email, t('mail.account.confirm.subject'))))
  await box(visitor, 'confirm.password').fill(passwords.first)
  await press(visitor, 'confirm.submit')
  await expect(accountLink(visitor)).toBeVisible()
  expect((await ask(visitor, 'GET /v2.0/me')).email).toBe(email)
})

test(
  'a forgotten password is set anew, and ends the sessions that began before',
  { tag: '@once' },
  async ({ visitor, stranger, allowConsole }) => {
    allowConsole(refusedRequest)
    const reader = newReader()
    const { email } = reader
    await openAccount(visitor, reader)
    await visitor.goto('/login')
    await signIn(visitor, { email, password: passwords.first })
    await expect(accountLink(visitor)).toBeVisible()

    const { page, t } = stranger
    await stranger.goto('/login')
    await main(stranger)
      .getByRole('link', { name: t('registration.forgottenPassword') })
      .click()
    // The page before has an e-mail field, too.
    await expect(page.getByRole('heading', { level: 1, name: t('registration.forgotten.title') })).toBeVisible()
    await box(stranger, 'forgotten.email').fill(email)
    await press(stranger, 'forgotten.submit')
    await expect(page.getByText(t('registration.forgotten.sentText', { email }))).toBeVisible()
    const link = readToken(await receiveMail(email, t('mail.account.reset.subject')))
    await stranger.goto('/reset-password', {}, link)
    await box(stranger, 'reset.password').fill(passwords.second)
    await press(stranger, 'reset.submit')
    await expect(page.getByText(t('registration.reset.doneTitle'))).toBeVisible()
    await receiveMail(email, t('mail.account.changed.subject'))

    // The answer takes the cookies of the ended session away.
    expect((await visitor.page.request.get('/api/v2.0/me')).status()).toBe(401)
    await visitor.page.reload()
    await expect(visitor.page.getByRole('banner').getByRole('link', { name: t('account.signIn') })).toBeVisible()
    await main(stranger)
      .getByRole('link', { name: t('registration.toSignIn') })
      .click()
    await signIn(stranger, { email, password: passwords.second })
    await expect(accountLink(stranger)).toBeVisible()
  },
)

test(
  'wrong input shows what is wrong, and the way back is not lost',
  { tag: '@languages' },
  async ({ visitor, allowConsole }) => {
    allowConsole(refusedRequest)
    const { page, locale, t } = visitor
    const back = new URLSearchParams({ redirectPath: addressOf(locale, '/stores') }).toString()
    await visitor.goto('/login', {}, `?${back}`)
    await main(visitor)
      .getByRole('link', { name: t('registration.toRegister') })
      .click()
    await expect(page).toHaveURL(`${addressOf(locale, '/register')}?${back}`)
    await press(visitor, 'register.submit')
    for (const name of ['lastName', 'firstName', 'email', 'password'])
      await expectFieldError(box(visitor, `register.${name}`), t('fields.required'))
    const password = box(visitor, 'register.password')
    await expect(password).toHaveAttribute('autocomplete', 'new-password')
    await box(visitor, 'register.email').fill('olvaso')
    await password.fill('rovid-7')
    await main(visitor)
      .getByRole('button', { name: t('registration.showPassword') })
      .click()
    await expect(password).toHaveAttribute('type', 'text')
    await press(visitor, 'register.submit')
    await expectFieldError(box(visitor, 'register.email'), t('fields.invalid_email'))
    await expectFieldError(password, t('fields.password_too_short'))
    await expect(password).toHaveValue('rovid-7')
    await main(visitor)
      .getByRole('link', { name: t('registration.toSignIn') })
      .click()
    await expect(page).toHaveURL(`${addressOf(locale, '/login')}?${back}`)

    await visitor.goto('/reset-password')
    await expect(page.getByText(t('registration.noLinkTitle'))).toBeVisible()
    await visitor.goto('/register/confirm', {}, `#token=${'a'.repeat(43)}`)
    await box(visitor, 'confirm.password').fill(passwords.first)
    await press(visitor, 'confirm.submit')
    await expect(page.getByRole('alert').filter({ hasText: t('errors.link_not_valid') })).toBeVisible()
  },
)
