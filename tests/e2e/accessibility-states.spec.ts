import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { openBook, pickBook, productParams } from './support/books.ts'
import { addToCart, cartButton, openMiniCart } from './support/cart.ts'
import { choose, deliveryName, onwards, openStep, option, orderButton, paymentName } from './support/checkout-steps.ts'
import { findCategory } from './support/listing.ts'
import { fillCheckout } from './support/prepared-cart.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { isWide } from './support/visitor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe('states of a page have no accessibility violation', { tag: '@mirrored' }, () => {
  test('filters and menus', async ({ visitor }) => {
    const { page, t } = visitor
    await visitor.goto('/categories/[id]', productParams(await findCategory(visitor)), '?format=ebook')
    await expectAccessible(visitor, 'a filtered listing')
    await visitor.goto('/search', {}, '?view=table&format=paperback')
    await expectAccessible(visitor, 'a table of books')
    await expectNoSideScroll(visitor, 'a table of books')
    if (isWide(visitor)) {
      await page
        .getByRole('navigation', { name: t('shell.mainNavigation') })
        .getByText(t('directories.publishers'), { exact: true })
        .click()
      await expectAccessible(visitor, 'the open category menu')
      return
    }
    await page.getByRole('button', { name: new RegExp(`^${t('catalog.openFilters')}`) }).click()
    await expect(page.getByRole('button', { name: t('catalog.closeFilters') })).toBeVisible()
    await expectAccessible(visitor, 'the filter panel')
    await expectNoSideScroll(visitor, 'the filter panel')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('shell.openMenu') }).click()
    await expect(page.getByRole('dialog', { name: t('shell.menu') })).toBeVisible()
    await expectAccessible(visitor, 'the menu of phones')
    await page.keyboard.press('Escape')
    await page
      .getByRole('banner')
      .locator('summary')
      .and(page.getByLabel(t('shell.searchToggle')))
      .click()
    await expectAccessible(visitor, 'the search box of phones')
  })

  test('the cart: notification, drawer, empty', async ({ visitor }) => {
    const { page, t } = visitor
    const book = await pickBook(visitor)
    await openBook(visitor, book)
    await cartButton(visitor, 0).click()
    await expect(page.getByRole('dialog', { name: t('cart.cart') })).toBeVisible()
    await expectAccessible(visitor, 'the empty drawer')
    await page.keyboard.press('Escape')
    await expect(cartButton(visitor, 0)).toBeFocused()
    await addToCart(visitor, book.title)
    await expectAccessible(visitor, 'a notification')
    await openMiniCart(visitor, 1)
    await expectAccessible(visitor, 'the filled drawer')
    await expectNoSideScroll(visitor, 'the filled drawer')
    await visitor.goto('/cart')
    await page.getByRole('button', { name: t('cart.removeItem', { title: book.title }) }).click()
    await expect(page.getByRole('heading', { name: t('cart.emptyTitle') })).toBeVisible()
    await expectAccessible(visitor, 'an emptied cart with its notification')
  })

  test('nothing found, empty cart, empty checkout', async ({ visitor }) => {
    await visitor.goto('/search', {}, '?q=zzqxj')
    await expectAccessible(visitor, 'nothing found')
    await visitor.goto('/cart')
    await expectAccessible(visitor, 'the empty cart')
    await visitor.goto('/checkout')
    await expectAccessible(visitor, 'the checkout without a cart')
  })

  test('not found', async ({ visitor, allowConsole }) => {
    allowConsole(refusedRequest)
    await visitor.goto('/products/[id]', { id: 'x-99999999' })
    await expectAccessible(visitor, 'not found')
    await expectNoSideScroll(visitor, 'not found')
  })

  test('contact and billing with errors', async ({ visitor }) => {
    const { page, t } = visitor
    await fillCheckout(visitor, await pickBook(visitor), 'delivery')
    await openStep(visitor, 'billing')
    await page.getByRole('radio', { name: t('checkout.billing.company') }).check()
    await onwards(visitor)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expectAccessible(visitor, 'billing with errors')
    await expectNoSideScroll(visitor, 'billing with errors')
    await openStep(visitor, 'contact')
    await page.getByRole('textbox', { name: t('forms.email') }).fill('')
    await onwards(visitor)
    await expectAccessible(visitor, 'contact with errors')
  })

  for (const mode of ['home', 'points', 'store'])
    test(`delivery: ${mode} opened, and with errors`, async ({ visitor }) => {
      const { page } = visitor
      await fillCheckout(visitor, await pickBook(visitor), 'contact')
      await openStep(visitor, 'delivery')
      await choose(visitor, mode === 'points' ? visitor.t('checkout.delivery.points') : deliveryName(visitor, mode))
      await page.waitForLoadState('networkidle')
      await expectAccessible(visitor, mode)
      await onwards(visitor)
      await expectAccessible(visitor, `${mode} with errors`)
      await expectNoSideScroll(visitor, mode)
    })

  test('payment: a card, and nothing chosen', async ({ visitor }) => {
    const { page, t } = visitor
    await fillCheckout(visitor, await pickBook(visitor), 'billing')
    await openStep(visitor, 'payment')
    await orderButton(visitor).click()
    await expect(page.getByText(t('checkout.payment.missing'))).toBeVisible()
    await expectAccessible(visitor, 'payment with errors')
    await option(visitor, paymentName(visitor, 'simplepay')).click()
    await expect(page.getByRole('region', { name: t('checkout.payment.declaration.title') })).toBeVisible()
    await expectAccessible(visitor, 'payment by card')
    await expectNoSideScroll(visitor, 'payment by card')
  })

  test('dialog and drawer', async ({ visitor }) => {
    const { page, t } = visitor
    await visitor.goto('/ui-guide/[id]', { id: 'overlays' })
    for (const key of ['openDialog', 'openDrawer']) {
      const opener = page.getByRole('button', { name: t(`uiGuide.overlays.${key}`) })
      await opener.click()
      await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible()
      await expectAccessible(visitor, key)
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    }
  })
})
