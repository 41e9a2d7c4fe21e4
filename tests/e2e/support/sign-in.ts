import { expect } from '@playwright/test'
import { ask } from './shop-api.ts'
import type { Visitor } from './visitor.ts'

/** Signs in on the sign-in page, once it is there: the page before may have an e-mail field of its own. */
export const signIn = async (
  { page, t }: Visitor,
  { email, password }: { email: string; password: string },
): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: t('account.title') })).toBeVisible()
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: t('account.email') }).fill(email)
  await main.getByRole('textbox', { name: t('account.password') }).fill(password)
  await main.getByRole('button', { name: t('account.signIn'), exact: true }).click()
}

/** Signs in without a page, for tests of what comes after. */
export const askToSignIn = async (visitor: Visitor, credentials: { email: string; password: string }): Promise<void> =>
  void (await ask(visitor, 'POST /login', { body: { grant_type: 'password', ...credentials } }))
