import { type SocialProvider, providerNames } from '#contracts/credential-providers.ts'
import { accountLink, signInAsNew } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { expectFieldError } from './support/fields.ts'
import { receiveMail } from './support/mails.ts'
import { newReader, passwords, type Reader } from './support/reader.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { addressOf, type Visitor } from './support/visitor.ts'

const main = ({ page }: Visitor) => page.getByRole('main')
const button = (visitor: Visitor, key: string, provider: SocialProvider) =>
  main(visitor).getByRole('button', { name: visitor.t(`credentials.${key}`, { provider: providerNames[provider] }) })

interface Choice {
  email?: string
  firstName?: string
  lastName?: string
}

/** Fills in who signs in at the page of the simulated provider. Apple's page needs one more press without a script. */
const describe = async ({ page }: Visitor, provider: SocialProvider, who: Choice): Promise<void> => {
  await page.locator('input[name="lastName"]').fill(who.lastName ?? '')
  await page.locator('input[name="firstName"]').fill(who.firstName ?? '')
  await page.locator('input[name="email"]').fill(who.email ?? '')
  await page.locator('button[value="other"]').click()
  if (provider === 'apple') await page.locator('main button').click()
}

const at = (reader: Reader, host: string): Reader => ({
  ...reader,
  email: reader.email.replace(/@.*/, `@${host}`),
})

test.beforeEach(({ allowConsole }) => allowConsole(refusedRequest))

for (const [provider, host] of [
  ['google', 'gmail.com'],
  ['apple', 'icloud.com'],
] as const)
  test(
    `a visitor without an account signs in with ${provider}, and goes on where they were`,
    { tag: '@languages' },
    async ({ visitor }) => {
      const { page, locale, t } = visitor
      const reader = at(newReader(), host)
      await visitor.goto('/profile')
      await expect(page.getByRole('heading', { level: 1, name: t('account.title') })).toBeVisible()
      await expectAccessible(visitor, 'sign-in page with providers')
      await button(visitor, 'signInWith', provider).click()
      await describe(visitor, provider, reader)
      await expect(page).toHaveURL(addressOf(locale, '/profile'))
      await expect(page.getByRole('heading', { level: 1, name: t('profile.title') })).toBeVisible()
      await expect(main(visitor).getByText(t('credentials.only'))).toBeVisible()
      expect(await ask(visitor, 'GET /v2.0/me')).toMatchObject({ email: reader.email, credentials: [{ provider }] })
    },
  )

test('a Facebook account without an address is confirmed by mail', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const { email, firstName, lastName } = newReader()
  await visitor.goto('/login')
  await button(visitor, 'signInWith', 'facebook').click()
  // Facebook knows the person by the address of the form; the shop is told another one.
  await describe(visitor, 'facebook', { email: `fb-${email}`, firstName, lastName })
  const box = main(visitor).getByRole('textbox', { name: t('registration.register.email') })
  await expect(box).toHaveValue(`fb-${email}`)
  await expectAccessible(visitor, 'registration with a provider')
  await box.fill(email)
  await main(visitor)
    .getByRole('button', { name: t('registration.register.submit') })
    .click()
  await expect(page.getByText(t('credentials.sentTitle'))).toBeVisible()

  const mail = await receiveMail(email, t('mail.account.confirm.subject'))
  await page.goto(/\S+\?provider=facebook#token=[\w-]{43}/.exec(mail.text)?.[0] ?? '')
  await button(visitor, 'confirmWith', 'facebook').click()
  await describe(visitor, 'facebook', { email: `fb-${email}`, firstName, lastName })
  await expect(accountLink(visitor)).toBeVisible()
  expect(await ask(visitor, 'GET /v2.0/me')).toMatchObject({ email, credentials: [{ provider: 'facebook' }] })
})

test('who cancels, or whose provider is away, comes back to the form', { tag: '@once' }, async ({ visitor }) => {
  const { page, t } = visitor
  for (const [choice, outcome] of [
    ['cancel', 'cancelled'],
    ['away', 'unavailable'],
  ] as const) {
    await visitor.goto('/login')
    await button(visitor, 'signInWith', 'google').click()
    await page.locator(`button[value="${choice}"]`).click()
    await expect(
      main(visitor).getByText(t(`credentials.outcomes.${outcome}`, { provider: providerNames.google })),
    ).toBeVisible()
    await expect(main(visitor).getByRole('textbox', { name: t('account.email') })).toBeVisible()
    await expectAccessible(visitor, `sign-in page, ${outcome}`)
  }
})

test('a reader adds a provider in the profile, and removes it', { tag: '@languages' }, async ({ visitor }) => {
  const { page, t } = visitor
  const reader = await signInAsNew(visitor)
  const password = page.getByRole('dialog').getByRole('textbox', { name: t('credentials.password') })
  await visitor.goto('/profile')
  await button(visitor, 'add.open', 'google').click()
  await expectAccessible(visitor, 'adding a provider')
  await password.fill(passwords.second)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('credentials.add.confirm') })
    .click()
  await expectFieldError(password, t('fields.wrong_password'))
  await password.fill(passwords.first)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('credentials.add.confirm') })
    .click()
  await describe(visitor, 'google', at(reader, 'gmail.com'))
  await expect(page.getByText(t('credentials.add.done', { provider: 'Google' }))).toBeVisible()
  await receiveMail(reader.email, t('mail.account.credential.addedSubject', { provider: 'Google' }))

  await button(visitor, 'remove.open', 'google').click()
  await password.fill(passwords.first)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('credentials.remove.confirm') })
    .click()
  await expect(page.getByText(t('credentials.remove.done', { provider: 'Google' }))).toBeVisible()
  await expectAccessible(visitor, 'ways to sign in')
  expect((await ask(visitor, 'GET /v2.0/me')).credentials).toMatchObject([{ provider: 'password' }])
})
