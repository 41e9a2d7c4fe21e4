import { expectFieldError } from './support/fields.ts'
import { newReader } from './support/reader.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'

test('a failed sign-in shows what is wrong', { tag: '@languages' }, async ({ visitor, allowConsole }) => {
  allowConsole(refusedRequest)
  const { page, t } = visitor
  await visitor.goto('/login')
  const [email, password] = [
    page.getByRole('textbox', { name: t('account.email') }),
    page.getByRole('textbox', { name: t('account.password') }),
  ]
  await expect(password).toHaveAttribute('type', 'password')
  await expect(email).toHaveAttribute('autocomplete', 'username webauthn')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  const send = page.getByRole('main').getByRole('button', { name: t('account.signIn'), exact: true })
  await send.click()
  await expectFieldError(email, t('fields.required'))
  await expect(email).toBeFocused()
  await email.fill('senki')
  await password.fill('rossz-jelszo')
  await send.click()
  await expectFieldError(email, t('fields.invalid_email'))
  await email.fill(newReader().email)
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: t('errors.invalid_grant') })).toBeVisible()
  await expect(password).toHaveValue('rossz-jelszo')
})

test('the e-mail check of an order shows what is wrong', { tag: '@mirrored' }, async ({ visitor }) => {
  const { page, t } = visitor
  await visitor.goto('/orders/[id]/details/auth', { id: crypto.randomUUID() })
  const email = page.getByRole('main').getByRole('textbox', { name: t('orders.check.email') })
  for (const [value, code] of [
    ['', 'required'],
    ['olvaso', 'invalid_email'],
  ] as const) {
    await email.fill(value)
    await page.getByRole('button', { name: t('orders.check.submit') }).click()
    await expectFieldError(email, t(`fields.${code}`))
    await expect(email).toBeFocused()
    await expect(email).toHaveValue(value)
  }
})
