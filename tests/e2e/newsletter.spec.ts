import { withArticle } from '#lib/format/with-article.ts'
import { readToken, receiveMail } from './support/mails.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { addressOf, type Visitor } from './support/visitor.ts'

const newAddress = () => `hir-${crypto.randomUUID()}@example.hu`

const send = async (visitor: Visitor, place: 'main' | 'contentinfo', email: string): Promise<void> => {
  const { page, locale, t } = visitor
  const { company } = await ask(visitor, 'GET /v2.0/config_entries')
  const form = page.getByRole(place)
  await form.getByRole('textbox', { name: t('newsletter.email') }).fill(email)
  await form
    .getByRole('checkbox', { name: t('newsletter.consent', { company: withArticle(company.name, locale) }) })
    .check()
  await form.getByRole('button', { name: t('newsletter.submit') }).click()
}

test('a visitor joins from the footer, confirms by mail and leaves', { tag: '@languages' }, async ({ visitor }) => {
  const { page, locale, t } = visitor
  const email = newAddress()
  await visitor.goto('/stores')
  await send(visitor, 'contentinfo', email)
  await expect(page).toHaveURL(`${addressOf(locale, '/newsletter')}#sent`)
  await expect(page.getByText(t('newsletter.outcomes.sent.title'))).toBeVisible()
  await expect(page.getByText(t('newsletter.outcomes.failed.title'))).toBeHidden()

  await visitor.goto('/newsletter/confirm', {}, readToken(await receiveMail(email)))
  await page.getByRole('button', { name: t('newsletter.confirmAction') }).click()
  await expect(page.getByText(t('newsletter.confirmedTitle'))).toBeVisible()

  const welcome = await receiveMail(email, t('mail.newsletter.welcomeSubject'))
  await visitor.goto('/newsletter/unsubscribe', {}, readToken(welcome))
  await expect(page.getByText(t('newsletter.leaveText', { email }))).toBeVisible()
  await page.getByRole('button', { name: t('newsletter.leaveAction') }).click()
  await expect(page.getByText(t('newsletter.leftTitle'))).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form works and shows what is wrong', { tag: '@once' }, async ({ visitor }) => {
    const { page, t } = visitor
    await visitor.goto('/newsletter')
    await page.getByRole('checkbox', { name: 'Park' }).check()
    await send(visitor, 'main', 'somebody@nowhere')
    await expect(page.getByText(t('newsletter.outcomes.invalid_email.title'))).toBeVisible()
    await send(visitor, 'main', newAddress())
    await expect(page.getByText(t('newsletter.outcomes.sent.title'))).toBeVisible()
  })
})

test('a mail program unsubscribes with one POST', { tag: '@once' }, async ({ visitor, request, allowConsole }) => {
  allowConsole(refusedRequest)
  const { page, t } = visitor
  const email = newAddress()
  await visitor.goto('/newsletter')
  await send(visitor, 'main', email)
  const token = readToken(await receiveMail(email))
  await visitor.goto('/newsletter/confirm', {}, token)
  await page.getByRole('button', { name: t('newsletter.confirmAction') }).click()
  const { unsubscribeUrl } = await receiveMail(email, t('mail.newsletter.welcomeSubject'))
  expect(unsubscribeUrl).toContain('/api/unsubscribe?token=')
  const answer = await request.post(unsubscribeUrl, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(answer.status()).toBe(200)
  await visitor.goto('/newsletter/unsubscribe', {}, token)
  await page.reload()
  await expect(page.getByText(t('errors.link_not_valid'))).toBeVisible()
})
