import { isWide, type Visitor } from './visitor.ts'

/** Types into the search box of the header. Phones open the box first. */
export const searchFor = async (visitor: Visitor, words: string): Promise<void> => {
  const { page, t } = visitor
  const toggle = page
    .getByRole('banner')
    .locator('summary')
    .and(page.getByLabel(t('shell.searchToggle')))
  const box = page.getByRole('search').locator('input')
  if (!isWide(visitor) && !(await box.isVisible())) await toggle.click()
  await box.fill(words)
  await box.press('Enter')
  await page.waitForURL(/[?&]q=/)
}
