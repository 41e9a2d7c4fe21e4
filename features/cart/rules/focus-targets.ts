/**
 * The element that gets the focus when a line of the cart is removed: the id of another line's title, or of the page's
 * title.
 */
export const lineId = (itemId: number): string => `cart-line-${itemId}`
export const cartTitleId = 'cart-title'
