import { openAccount, openSideBar } from './support/accounts.ts'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { openBook, pickBook } from './support/books.ts'
import { readToken, receiveMail } from './support/mails.ts'
import { typeCommand, writePrices } from './support/operator.ts'
import { fillCart } from './support/prepared-cart.ts'
import { customers, newReader, passwords } from './support/reader.ts'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'
import { askToSignIn } from './support/sign-in.ts'
import type { Visitor } from './support/visitor.ts'

const press = ({ page, t }: Visitor, key: string) => page.getByRole('button', { name: t(key), exact: true }).click()

/** Makes the visitor a member of the demo school, with an account of its own. The master signs in elsewhere. */
const joinSchool = async (visitor: Visitor, master: Visitor): Promise<void> => {
  const reader = newReader()
  await openAccount(visitor, reader)
  const { email, password, name } = customers.business
  await askToSignIn(master, { email, password })
  const { organizationId } = await ask(master, 'GET /v2.0/me')
  await ask(master, 'PUT /v2.0/invitations/organizations/{groupId}/create', {
    params: { groupId: organizationId ?? 0 },
    body: { emails: [reader.email], role: 'ROLE_B2B_SLAVE', permissions: [] },
  })
  const subject = master.t('mail.invitation.subject', { organization: name })
  const code = readToken(await receiveMail(reader.email, subject)).replace('#token=', '')
  await askToSignIn(visitor, { email: reader.email, password: passwords.first })
  await ask(visitor, 'POST /v2.0/invitations/accept', { body: { code } })
}

test(
  'a member requests an offer, gets a price, asks for a change and refuses',
  { tag: '@languages' },
  async ({ visitor, stranger }) => {
    const { page, t } = visitor
    await joinSchool(visitor, stranger)
    const book = await pickBook(visitor)
    await fillCart(visitor, book, 3)
    await visitor.goto('/cart')
    await press(visitor, 'offerRequest.open')
    const dialog = page.getByRole('dialog')
    await press(visitor, 'offerRequest.send')
    await expect(dialog.getByRole('textbox', { name: t('offerRequest.name') })).toBeFocused()
    await expectAccessible(visitor, 'the request for an offer')
    await dialog.getByRole('textbox', { name: t('offerRequest.name') }).fill('Osztálykészlet')
    await dialog.getByRole('textbox', { name: t('offerRequest.message') }).fill('Harmincan vannak.')
    await press(visitor, 'offerRequest.send')
    await dialog.getByRole('link', { name: t('offerRequest.toOffer') }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Osztálykészlet' })).toBeVisible()
    await expect(page.getByText('Harmincan vannak.')).toBeVisible()

    const { items } = await ask(visitor, 'GET /v2.0/me/offers')
    const { number = '', uuid = '' } = items[0] ?? {}
    const answer = async (quantity: number): Promise<void> => {
      await writePrices(number, [{ sku: book.sku, quantity, discount: 15 }])
      await typeCommand('offers', 'send', number, 'Tessék.')
      await visitor.goto('/customer/offers/[id]/details', { id: uuid })
    }
    await answer(3)
    await expect(page.getByText('Tessék.')).toBeVisible()
    await expect(page.getByText(t('offers.reduction', { percent: 15 }), { exact: true })).toBeVisible()
    await expectAccessible(visitor, 'a sent offer')
    await expectNoSideScroll(visitor, 'a sent offer')
    const bar = await openSideBar(visitor)
    await expect(bar.getByRole('link', { name: t('selfcare.pages.offers') })).toContainText('1')
    const [file] = await Promise.all([page.waitForEvent('download'), press(visitor, 'offers.download')])
    expect(file.suggestedFilename()).toBe(`${number}-1.pdf`)

    await press(visitor, 'offers.change.open')
    await page.getByRole('textbox', { name: t('offers.change.label') }).fill('Kettővel több kellene.')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('offers.change.send'), exact: true })
      .click()
    await expect(page.getByText('Kettővel több kellene.')).toBeVisible()
    await expect(page.getByText(t('offers.next.offer_requested'))).toBeVisible()

    await answer(5)
    await expect(
      page.getByText(t('offers.changes.quantity', { name: book.title, from: 3, to: 5 }), { exact: true }),
    ).toBeVisible()
    await press(visitor, 'offers.reject.open')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('offers.reject.confirm'), exact: true })
      .click()
    await expect(page.getByText(t('offers.next.rejected'))).toBeVisible()

    await visitor.goto('/customer/offers')
    await page.getByRole('button', { name: t('offers.filters.rejected'), exact: true }).click()
    await expect(page.getByRole('link', { name: 'Osztálykészlet' })).toBeVisible()
    await expectAccessible(visitor, 'the offers')
    await expectNoSideScroll(visitor, 'the offers')
  },
)

test(
  'a member requests an offer for a book and for a shopping list, from their own pages',
  { tag: '@languages' },
  async ({ visitor, stranger }) => {
    const { page, t } = visitor
    await joinSchool(visitor, stranger)
    const [book, other] = [await pickBook(visitor), await pickBook(visitor, 'paperback', 1)]
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const open = main.getByRole('button', { name: t('offerRequest.open'), exact: true })
    const send = async (copies: string, key: 'copies' | 'copiesOfEach', title: string): Promise<void> => {
      await dialog.getByRole('textbox', { name: t('offerRequest.name') }).fill(title)
      await dialog.getByRole('textbox', { name: t(`offerRequest.${key}`) }).fill(copies)
      await press(visitor, 'offerRequest.send')
      await dialog.getByRole('link', { name: t('offerRequest.toOffer') }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }
    const requested = async (): Promise<number[][]> => {
      const { items } = await ask(visitor, 'GET /v2.0/me/offers')
      const params = { uuid: items[0]?.uuid ?? '' }
      const { current } = await ask(visitor, 'GET /v2.0/me/offers/{uuid}', { params })
      return current.lines.map(({ variantId, quantity }) => [variantId, quantity])
    }

    await openBook(visitor, book)
    await open.click()
    await expect(dialog.getByRole('textbox', { name: t('offerRequest.copies') })).toHaveValue('1')
    await expectAccessible(visitor, 'the request for an offer for a book')
    await send('30', 'copies', 'Osztálykészlet')
    expect(await requested()).toEqual([[book.id, 30]])

    const { id } = await ask(visitor, 'POST /v2.0/me/shopping_lists', { body: { name: 'Tavasz' } })
    for (const { id: itemId } of [book, other])
      await ask(visitor, 'POST /v2.0/collections/{id}/items', { params: { id }, body: { itemId } })
    await visitor.goto('/favourites/[id]', { id })
    await expectAccessible(visitor, 'a shopping list of an organisation')
    await expectNoSideScroll(visitor, 'a shopping list of an organisation')
    await open.click()
    await send('2', 'copiesOfEach', 'Tavaszi lista')
    expect((await requested()).toSorted()).toEqual(
      [
        [book.id, 2],
        [other.id, 2],
      ].toSorted(),
    )
  },
)

test('nobody else sees that offers can be requested', async ({ visitor }) => {
  const { page, t } = visitor
  await openAccount(visitor, newReader())
  await openBook(visitor, await pickBook(visitor))
  await expect(page.locator('[data-offer-request]')).toHaveCount(0)
  await visitor.goto('/favourites')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: t('offerRequest.open') })).toHaveCount(0)
})
