import { withArticle } from '#lib/format/with-article.ts'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { codeDialog, listenToGoogle, passByCode, setGoogle } from './support/bot-check.ts'
import { pickBook } from './support/books.ts'
import { placeOrderQuietly } from './support/prepared-cart.ts'
import { customers, newReader } from './support/reader.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { signIn } from './support/sign-in.ts'
import type { Visitor } from './support/visitor.ts'

test.beforeEach(({ visitor }) => setGoogle(visitor, {}))
test.afterAll(async ({ browser }) => {
  const page = await browser.newPage()
  await setGoogle({ page } as Visitor, {})
  await page.close()
})

const newMailbox = () => `robot-${crypto.randomUUID()}@example.hu`

interface Checked {
  name: string
  /** Opens the form and fills it in. @returns how it is sent, and what shows that the call itself has answered */
  open: (visitor: Visitor, email: string) => Promise<{ send: () => Promise<void>; expectAnswer: () => Promise<void> }>
  /** The place that has Google's text. */
  place?: 'main'
}

const inMain = ({ page, t }: Visitor) => ({
  fill: (key: string, value: string) =>
    page
      .getByRole('main')
      .getByRole('textbox', { name: t(key) })
      .fill(value),
  press: (key: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: t(key), exact: true })
      .click(),
  expectText: (key: string) => expect(page.getByRole('main').getByText(t(key)).first()).toBeVisible(),
})

const forms: Checked[] = [
  {
    name: 'signing in',
    open: async (visitor, email) => {
      await visitor.goto('/login')
      return {
        send: () => signIn(visitor, { email, password: 'nem-ez-a-jelszo' }),
        expectAnswer: () => inMain(visitor).expectText('errors.invalid_grant'),
      }
    },
  },
  {
    name: 'a forgotten password',
    open: async (visitor, email) => {
      const form = inMain(visitor)
      await visitor.goto('/forgotten-password')
      return {
        send: async () => {
          await form.fill('registration.forgotten.email', email)
          await form.press('registration.forgotten.submit')
        },
        expectAnswer: () => form.expectText('registration.forgotten.sentTitle'),
      }
    },
  },
  {
    name: 'the search of an order',
    open: async (visitor, email) => {
      const form = inMain(visitor)
      await visitor.goto('/order-tracking')
      return {
        send: async () => {
          await form.fill('orders.search.number', 'K-2026-999999')
          await form.fill('orders.search.email', email)
          await form.press('orders.search.submit')
        },
        expectAnswer: () => form.expectText('errors.verification_failed'),
      }
    },
  },
  {
    name: 'the newsletter',
    open: async (visitor, email) => {
      const form = inMain(visitor)
      const { page, t, locale } = visitor
      await visitor.goto('/newsletter')
      const { company } = await ask(visitor, 'GET /v2.0/config_entries')
      return {
        send: async () => {
          await form.fill('newsletter.email', email)
          const consent = t('newsletter.consent', { company: withArticle(company.name, locale) })
          await page.getByRole('main').getByRole('checkbox', { name: consent }).check()
          await form.press('newsletter.submit')
        },
        expectAnswer: () => form.expectText('newsletter.outcomes.sent.title'),
      }
    },
  },
]

for (const { name, open } of forms)
  test(`${name}: a person passes, and a low score passes by the code of a mail`, async ({ visitor, allowConsole }) => {
    allowConsole(refusedRequest)
    const { page, t } = visitor
    const asked = listenToGoogle(visitor)
    const email = newMailbox()
    const { send, expectAnswer } = await open(visitor, email)
    const note = page.getByRole('main').getByText(t('botCheck.note').split(/[<.]/)[0] ?? '')
    await expect(note).toBeVisible()
    expect(asked, 'before the form is touched').toEqual([])
    await send()
    await expectAnswer()
    expect(asked[0]).toContain(`hl=${visitor.locale}`)
    await expect(page.locator('.grecaptcha-badge')).toBeHidden()

    await setGoogle(visitor, { score: 0.1 })
    const again = await open(visitor, email)
    await again.send()
    await expect(codeDialog(visitor)).toBeVisible()
    if (name === 'signing in') {
      await expectAccessible(visitor, 'the dialog for the code')
      await expectNoSideScroll(visitor, 'the dialog for the code')
    }
    await passByCode(visitor, email)
    await again.expectAnswer()
  })

test('the e-mail proof of an order is checked, and reading it again is not', async ({
  visitor,
  stranger,
  allowConsole,
}) => {
  allowConsole(refusedRequest)
  const reader = newReader()
  const { orderUuid } = await placeOrderQuietly(visitor, await pickBook(visitor), reader, false)
  await setGoogle(visitor, { score: 0.1 })
  const { page } = stranger
  await stranger.goto('/orders/[id]/details/view', { id: orderUuid })
  await inMain(stranger).fill('orders.check.email', reader.email)
  await inMain(stranger).press('orders.check.submit')
  await passByCode(stranger, reader.email)
  await expect(page.getByRole('main')).toContainText(reader.lastName)
  const asked = listenToGoogle(stranger)
  await page.reload()
  await expect(page.getByRole('main')).toContainText(reader.lastName)
  expect(asked).toEqual([])
})

test('while Google is away a form passes all the same', async ({ visitor, allowConsole }) => {
  allowConsole(/ReCaptcha error: Failed to load script|Failed to load resource/)
  await setGoogle(visitor, { isAway: true })
  const form = forms[1]
  const { send, expectAnswer } = (await form?.open(visitor, newMailbox())) ?? {}
  await send?.()
  await expectAnswer?.()
  await expect(codeDialog(visitor)).toBeHidden()
})

test('a demo customer signs in with a good score', async ({ visitor }) => {
  await visitor.goto('/login')
  await signIn(visitor, customers.reader)
  await expect(visitor.page).not.toHaveURL(/belepes|login/)
})
