import type { Shell } from './server.ts'

/** Content pages by their keys, in the order of the footer; what the shop has not written is left out. */
const shopping = ['delivery-and-payment', 'withdrawal', 'faq']

export const footerColumns = (contents: Shell['contents']) => ({
  shopping: shopping.flatMap((key) => contents.find((content) => content.key === key) ?? []),
  house: contents.filter(({ key }) => !shopping.includes(key)),
})
