import { expect, type Locator } from '@playwright/test'
import type { Visitor } from './visitor.ts'

/**
 * Expects an error at its field: the field is marked, and its message is in the visitor's language and read with the
 * field.
 */
export const expectFieldError = async (control: Locator, message: string): Promise<void> => {
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  await expect(control).toHaveAccessibleDescription(
    new RegExp(message.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)),
  )
}

/** Expects an error of a group of options. No single control can be marked, so the error is read with the group. */
export const expectGroupError = async (group: Locator, message: string): Promise<void> => {
  await expect(group).toHaveAccessibleDescription(message)
}

/** Expects a list above the form with a link to every wrong field. */
export const expectSummary = async ({ page, t }: Visitor, count: number): Promise<void> => {
  const summary = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: t('forms.errorTitle', { count }) })
  await expect(summary).toBeVisible()
  await expect(summary.getByRole('link')).toHaveCount(count)
}
