import { expect, type Locator } from '@playwright/test'
import { receiveMail } from './mails.ts'
import type { Visitor } from './visitor.ts'

const simulator = `http://localhost:${Number(process.env.E2E_PORT ?? 3200) + 1010}`

/** What the simulator does with everybody from now on; the first two are as usual. */
export const setGoogle = async ({ page }: Visitor, settings: { score?: number | null; isAway?: boolean }) => {
  const data = { score: null, isAway: false, ...settings }
  expect((await page.request.patch(`${simulator}/recaptcha/settings`, { data })).ok()).toBe(true)
}

/** What a page asks of Google, in the order of time. */
export const listenToGoogle = ({ page }: Visitor): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/recaptcha|google|gstatic/.test(request.url())) asked.push(request.url())
  })
  return asked
}

export const codeDialog = ({ page, t }: Visitor): Locator => page.getByRole('dialog', { name: t('botCode.title') })

/** Asks for the code, reads it in the mail and types it. @param email where it goes, if the form knows no address */
export const passByCode = async (visitor: Visitor, mailbox: string, email?: string): Promise<void> => {
  const { page, t } = visitor
  const dialog = codeDialog(visitor)
  const address = dialog.getByRole('textbox', { name: t('botCode.email') })
  if (email === undefined) await expect(address).toHaveValue(mailbox)
  else await address.fill(email)
  await dialog.getByRole('button', { name: t('botCode.request') }).click()
  const field = dialog.getByRole('textbox', { name: t('botCode.code') })
  await expect(field).toBeFocused()
  const wanted = new RegExp(t('mail.botCode.subject', { code: String.raw`(\d{6})` }))
  const code = wanted.exec((await receiveMail(mailbox, wanted)).subject)?.[1] ?? ''
  await page.keyboard.insertText(code)
  await dialog.getByRole('button', { name: t('botCode.submit') }).click()
  await expect(dialog).toBeHidden()
}
