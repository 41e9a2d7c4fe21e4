import { expect } from '@playwright/test'
import type { Book } from './books.ts'
import { openBook } from './books.ts'
import type { Visitor } from './visitor.ts'

/** Presses the red button of an open product page and waits until the shop says that it is done. */
export const addToCart = async ({ page, t }: Visitor, title: string): Promise<void> => {
  await page.getByRole('button', { name: t('cart.add') }).click()
  await expect(page.getByRole('region', { name: t('shell.notifications') })).toContainText(t('cart.added', { title }))
}

export const putIntoCart = async (visitor: Visitor, book: Book): Promise<void> => {
  await openBook(visitor, book)
  await addToCart(visitor, book.title)
}

/** With what it says of its content: `Cart, 2 copies`. */
export const cartButton = ({ page, t }: Visitor, copies: number) => {
  const content = copies > 0 ? String.raw`\s*,\s*${t('cart.copies', { copies })}` : ''
  return page.getByRole('banner').getByRole('button', { name: new RegExp(`^${t('cart.cart')}${content}$`) })
}

/** The small cart over the page, opened from the header. */
export const openMiniCart = async (visitor: Visitor, copies: number) => {
  await cartButton(visitor, copies).click()
  const drawer = visitor.page.getByRole('dialog', { name: visitor.t('cart.cart') })
  await expect(drawer).toBeVisible()
  return drawer
}

export const cartLine = ({ page }: Visitor, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title })

export const expectEmptyCart = async (visitor: Visitor): Promise<void> => {
  await visitor.goto('/cart')
  await expect(visitor.page.getByRole('heading', { name: visitor.t('cart.emptyTitle') })).toBeVisible()
}
