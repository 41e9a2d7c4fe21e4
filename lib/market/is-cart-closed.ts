/** Whether this page belongs to a shop in which the cart comes after the sign-in (contracts/operation-mode.ts). */
export const isCartClosed = (): boolean => document.documentElement.dataset['cart'] === 'closed'
