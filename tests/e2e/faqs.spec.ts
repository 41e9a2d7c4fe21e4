import { expect, test } from './support/shop-test.ts'

const words = {
  hu: { typed: 'SZALLITASI dij', question: 'Mennyibe kerül a szállítás, és mikor ingyenes?' },
  en: { typed: 'delivery cost', question: 'What does delivery cost, and when is it free?' },
}

test(
  'questions are filtered while a visitor types, and a question opens',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page, locale, t } = visitor
    await visitor.goto('/faqs')
    const questions = page.getByRole('main').locator('details:visible')
    const all = await questions.count()
    expect(all).toBeGreaterThanOrEqual(24)
    const field = page.getByRole('main').getByRole('searchbox', { name: t('faqSearch.search') })
    await field.fill(words[locale].typed)
    await expect.poll(() => questions.count()).toBeLessThan(5)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      t('faqSearch.found', { count: await questions.count() }),
    )
    const question = questions.filter({ hasText: words[locale].question })
    await question.locator('summary').click()
    await expect(question.getByRole('paragraph').first()).toBeVisible()
    await field.fill('')
    await expect(questions).toHaveCount(all)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form loads the page again', { tag: '@once' }, async ({ visitor }) => {
    const { page, t } = visitor
    await visitor.goto('/faqs')
    await page
      .getByRole('main')
      .getByRole('searchbox', { name: t('faqSearch.search') })
      .fill('kindle')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('faqSearch.submit') })
      .click()
    await expect(page).toHaveURL(/\/gyik\?q=kindle$/)
    await expect(page.getByRole('main').locator('details:visible')).toHaveCount(1)
    await expect(page.getByRole('main').getByText('EPUB-ot adunk')).toBeVisible()
  })
})
