/** Where the focus goes when a line of the cart has left: the id of another line's title, or of the page's. */
export const lineId = (itemId: number): string => `cart-line-${itemId}`
export const cartTitleId = 'cart-title'
