import { expect, type Locator } from '@playwright/test'
import type { Visitor } from './visitor.ts'

/** The error stands at its field: marked, in the visitor's language, and read with the field. */
export const expectFieldError = async (control: Locator, message: string): Promise<void> => {
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  await expect(control).toHaveAccessibleDescription(
    new RegExp(message.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)),
  )
}

/** A group of options has no single control that could be marked: the error is read with the group. */
export const expectGroupError = async (group: Locator, message: string): Promise<void> => {
  await expect(group).toHaveAccessibleDescription(message)
}

/** The list above the form leads to every wrong field. */
export const expectSummary = async ({ page, t }: Visitor, count: number): Promise<void> => {
  const summary = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: t('forms.errorTitle', { count }) })
  await expect(summary).toBeVisible()
  await expect(summary.getByRole('link')).toHaveCount(count)
}
