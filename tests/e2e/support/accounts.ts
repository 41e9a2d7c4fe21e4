import type { Locator } from '@playwright/test'
import { readToken, receiveMail } from './mails.ts'
import { newReader, passwords, type Reader } from './reader.ts'
import { ask } from './shop-api.ts'
import { askToSignIn } from './sign-in.ts'
import { isWide, type Visitor } from './visitor.ts'

/** Makes an account without a page. */
export const openAccount = async (visitor: Visitor, { email, firstName, lastName }: Reader): Promise<void> => {
  const password = passwords.first
  await ask(visitor, 'PUT /v2.0/customer', { body: { credentials: { email, password, firstName, lastName } } })
  const token = readToken(await receiveMail(email)).replace('#token=', '')
  await ask(visitor, 'POST /v2.0/customer/confirm', { body: { token, password } })
}

/** Signs in with an account that no other test uses: they would share its cart. */
export const signInAsNew = async (visitor: Visitor): Promise<Reader> => {
  const reader = newReader()
  await openAccount(visitor, reader)
  await askToSignIn(visitor, { email: reader.email, password: passwords.first })
  return reader
}

/** In the header of who is signed in: the customer's name, which leads to the account. */
export const accountLink = ({ page, t }: Visitor): Locator =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${t('account.myAccount')}`) })

/** Opens the side bar of the account, which phones hide behind the name of the page. */
export const openSideBar = async (visitor: Visitor): Promise<Locator> => {
  const { page, t } = visitor
  const bar = page
    .getByRole('main')
    .getByRole('navigation', { name: t('selfcare.navigation') })
    .last()
  if (!isWide(visitor)) await page.getByRole('main').locator('button[aria-expanded]').first().click()
  return bar
}

export const signOut = async (visitor: Visitor): Promise<void> => {
  await visitor.goto('/orders')
  await (await openSideBar(visitor)).getByRole('button', { name: visitor.t('selfcare.signOut') }).click()
}
