import { accountLink, signInAsNew, signOut } from './support/accounts.ts'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { passwords } from './support/reader.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import type { Visitor } from './support/visitor.ts'

const text = ({ t }: Visitor, key: string) => t(`registration.passkey.${key}`)
const main = ({ page }: Visitor) => page.getByRole('main')

/** Chromium's own authenticator: it verifies its user without a question. */
const plugIn = async ({ page }: Visitor): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test(
  'a reader adds a passkey, signs in with it, and removes it',
  { tag: '@languages' },
  async ({ visitor, allowConsole }) => {
    allowConsole(refusedRequest)
    const { page } = visitor
    await plugIn(visitor)
    const { email } = await signInAsNew(visitor)
    await visitor.goto('/profile')
    const part = main(visitor).getByRole('region', { name: text(visitor, 'title') })
    await part.getByRole('textbox', { name: text(visitor, 'name') }).fill('Telefon')
    await part.getByRole('textbox', { name: text(visitor, 'password') }).fill(passwords.first)
    await part.getByRole('button', { name: text(visitor, 'add') }).click()
    await expect(part.getByText(text(visitor, 'added'))).toBeVisible()
    await expect(part.getByText('Telefon', { exact: true })).toBeVisible()
    await expectAccessible(visitor, 'the profile with a passkey')
    await expectNoSideScroll(visitor, 'the profile with a passkey')

    // The page that is reloaded leads to the sign-in.
    await signOut(visitor)
    const button = main(visitor).getByRole('button', { name: text(visitor, 'signIn') })
    await expect(button).toBeVisible()
    // Where Chromium offers the passkey in the field, its own authenticator may accept at once.
    await button.click({ timeout: 5_000 }).catch(() => {})
    await expect(accountLink(visitor)).toBeVisible()
    expect((await ask(visitor, 'GET /v2.0/me')).email).toBe(email)

    await visitor.goto('/profile')
    await part.getByRole('button', { name: visitor.t('registration.passkey.removeOne', { name: 'Telefon' }) }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(visitor, 'the dialog that removes a passkey')
    await dialog.getByRole('textbox', { name: text(visitor, 'password') }).fill(passwords.first)
    await dialog.getByRole('button', { name: text(visitor, 'remove'), exact: true }).click()
    await expect(part.getByText('Telefon', { exact: true })).toHaveCount(0)
    expect((await ask(visitor, 'GET /v2.0/me/passkeys')).items).toEqual([])
  },
)

test('the sign-in page has no accessibility violation beside the button', { tag: '@once' }, async ({ visitor }) => {
  await visitor.goto('/login')
  await expect(main(visitor).getByRole('button', { name: text(visitor, 'signIn') })).toBeVisible()
  await expectAccessible(visitor, 'the sign-in page with passkeys')
})
