import { expect, type Locator } from '@playwright/test'
import type { Visitor } from './visitor.ts'

/** The modal for signing in over the page, once it is open. */
export const signInModal = async ({ page, t }: Visitor): Promise<Locator> => {
  const modal = page.getByRole('dialog', { name: t('account.title'), exact: true })
  await expect(modal).toBeVisible()
  return modal
}

/** Signs in over the page. */
export const signInOver = async (
  visitor: Visitor,
  { email, password }: { email: string; password: string },
): Promise<void> => {
  const { t } = visitor
  const modal = await signInModal(visitor)
  await modal.getByRole('textbox', { name: t('account.email') }).fill(email)
  await modal.getByRole('textbox', { name: t('account.password') }).fill(password)
  await modal.getByRole('button', { name: t('account.signIn'), exact: true }).click()
  await expect(modal).toBeHidden()
}
