import { expect } from '@playwright/test'
import type { Book } from './books.ts'
import { openBook } from './books.ts'
import type { Visitor } from './visitor.ts'

/** The note about a book that has just been put into the cart. */
export const addedNote = ({ page, t }: Visitor) => page.getByRole('group', { name: t('cart.addedTitle') })

/** Presses the red button of an open product page and waits until the shop confirms the addition. */
export const addToCart = async (visitor: Visitor, title: string): Promise<void> => {
  await visitor.page.getByRole('button', { name: visitor.t('cart.add') }).click()
  await expect(addedNote(visitor)).toContainText(title)
}

export const putIntoCart = async (visitor: Visitor, book: Book): Promise<void> => {
  await openBook(visitor, book)
  await addToCart(visitor, book.title)
}

/** The button of the cart, whose name holds its content: `Cart, 2 copies`. */
export const cartButton = ({ page, t }: Visitor, copies: number) => {
  const content = copies > 0 ? String.raw`\s*,\s*${t('cart.copies', { copies })}` : ''
  return page.getByRole('banner').getByRole('button', { name: new RegExp(`^${t('cart.cart')}${content}$`) })
}

/** Opens the small cart over the page from the header. */
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
