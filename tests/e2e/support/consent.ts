import { expect } from '@playwright/test'
import type { Visitor } from './visitor.ts'

export const banner = ({ page, t }: Visitor) => page.getByRole('region', { name: t('cookieConsent.title') })

export type BannerButton = 'accept' | 'refuse' | 'choose'
export const bannerButton = (visitor: Visitor, name: BannerButton) =>
  banner(visitor).getByRole('button', { name: visitor.t(`cookieConsent.${name}`), exact: true })

/** Answers the banner, which then goes. */
export const answerBanner = async (visitor: Visitor, name: 'accept' | 'refuse'): Promise<void> => {
  await bannerButton(visitor, name).click()
  await expect(banner(visitor)).toBeHidden()
}

export const choiceDialog = ({ page, t }: Visitor) => page.getByRole('dialog', { name: t('cookieConsent.dialogTitle') })

/** Opens the choice by the link at the end of a page. Before the scripts are there, the link leads to the text about cookies. */
export const openChoice = async (visitor: Visitor): Promise<void> => {
  const { page, t } = visitor
  const link = page.getByRole('contentinfo').getByRole('link', { name: t('shell.cookieSettings') })
  await expect(async () => {
    await link.click()
    await expect(choiceDialog(visitor)).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

/** Presses one of the buttons of the choice. */
export const closeChoice = async (visitor: Visitor, name: 'save' | 'acceptAll' | 'refuseAll'): Promise<void> => {
  await choiceDialog(visitor)
    .getByRole('button', { name: visitor.t(`cookieConsent.${name}`), exact: true })
    .click()
}

/** What the cookie keeps: `measuring-films`; undefined before any decision. */
export const keptConsent = async ({ page }: Visitor): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'cookie_consent')?.value.split('.')[2]
